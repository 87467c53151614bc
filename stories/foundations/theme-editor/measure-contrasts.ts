import { themes, type Theme } from '@summit/ui/tokens'
import { cssProperty } from '../computed-value.tsx'
import { contrast, pairs } from '../contrast.ts'
import { properties, type Brand } from './brand-properties.ts'

/** The contrast of a pair of colours in one theme. */
export interface MeasuredContrast {
  /** `on-accent on accent`. */
  pair: string
  theme: Theme
  /** The values of both colours. */
  text: string
  ground: string
  ratio: number
  needs: number
}

/** The contrast of every pair of colours with a brand, as the style sheet computes them. */
export const measureContrasts = (changes: Brand): MeasuredContrast[] =>
  themes.flatMap((theme) => {
    const page = document.createElement('div')
    page.dataset['theme'] = theme
    // Without what the toolbar's brand sets.
    for (const property of properties) page.style.setProperty(property, changes[property] ?? 'initial')
    const section = document.createElement('div')
    section.className = 'surface-brand'
    page.append(section)
    document.body.append(page)
    const measured = pairs.map(({ text, ground, needs }) => {
      // On the brand colour the accent is text, in the value that such a section sets.
      const isAccentText = text === 'accent' && ground === 'brand'
      const foreground = cssProperty(`--color-${isAccentText ? 'accent-ink' : text}`)(isAccentText ? section : page)
      const background = cssProperty(`--color-${ground}`)(page)
      const ratio = contrast(foreground, background)
      return { pair: `${text} on ${ground}`, theme, text: foreground, ground: background, ratio, needs }
    })
    page.remove()
    return measured
  })

/** Whether a pair has the contrast that it needs. */
export const passes = ({ ratio, needs }: MeasuredContrast): boolean => ratio >= needs

/** A ratio, rounded down: 4.49 : 1 does not pass for 4.5 : 1. */
export const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`
