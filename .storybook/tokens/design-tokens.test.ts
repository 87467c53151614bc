import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { designTokens, themeResolver } from './design-tokens.ts'
import { readTokens } from './read-tokens.ts'

const file = path.join(import.meta.dirname, '../../packages/ui/src/tokens/theme.css')
const tokens = readTokens(readFileSync(file, 'utf8'))
const light = designTokens(tokens, 'light')

describe('tokens in the W3C format', () => {
  it('have every token once, with a type or as CSS', () => {
    const { $extensions, ...groups } = light
    const css = Object.keys($extensions['summit.css'])
    // SAFETY: the groups of tokens.
    const typed = Object.values(groups as Record<string, object>).flatMap((group) => Object.keys(group))
    expect(typed.length + css.length).toBe(tokens.length)
    expect(css).toContain('--page-gutter')
  })

  it('refer to tokens of the same file only', () => {
    const { $extensions, ...groups } = light
    const references = JSON.stringify(groups).match(/(?<="\{)[^}]+(?=\}")/g) ?? []
    expect(references).toContain('leading.hero')
    for (const reference of references) expect(groups).toHaveProperty(reference)
    expect($extensions['summit.css']).toHaveProperty('--text-hero--letter-spacing', 'var(--tracking-hero)')
  })

  it('have a resolver, whose files are the two themes', () => {
    const { contexts, default: theme } = themeResolver.modifiers.theme
    expect(Object.values(contexts).flat()).toEqual([{ $ref: 'light.tokens.json' }, { $ref: 'dark.tokens.json' }])
    expect(contexts).toHaveProperty(theme)
  })

  it('have the colours of each theme', () => {
    expect(light).toHaveProperty('color.ground.$value', {
      colorSpace: 'oklch',
      components: [0.968, 0.009, 125],
      alpha: 1,
      hex: '#f3f6ef',
    })
    expect(designTokens(tokens, 'dark')).toHaveProperty('color.ground.$value.hex', '#0a171b')
    expect(light).toHaveProperty('color.accent.$value.hex', '#fb7033')
  })

  it('have dimensions, durations, curves, fonts, shadows and references', () => {
    expect(light).toMatchObject({
      radius: { '2': { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } } },
      duration: { fast: { $type: 'duration', $value: { value: 150, unit: 'ms' } } },
      ease: { out: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
      font: { 'weight-label': { $type: 'fontWeight', $value: 600 } },
      text: { 'hero--line-height': { $value: '{leading.hero}' } },
      elevation: { '2': { $type: 'shadow', $value: [{ blur: { value: 4, unit: 'px' } }, { spread: { value: -16 } }] } },
    })
  })
})
