import { colours, themes } from '@summit/ui/tokens'
import { clampRgb, differenceEuclidean, parse, rgb } from 'culori'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { figmaFile, figmaTokens } from './figma.ts'
import { readTokens } from './read-tokens.ts'

const file = path.join(import.meta.dirname, '../../packages/ui/src/tokens/theme.css')
const tokens = readTokens(readFileSync(file, 'utf8'))
const modes = themes.map((theme) => ({ theme, ...figmaTokens(tokens, theme) }))
const distance = differenceEuclidean('rgb')

describe.each(modes)('the variables for Figma in $theme', ({ theme, variables }) => {
  it('have every colour, in sRGB, as the style sheet has it', () => {
    expect(Object.keys(variables['color'] ?? {}).toSorted()).toEqual([...colours].toSorted())
    for (const name of colours) {
      const variable = variables['color']?.[name]
      // SAFETY: a colour's value.
      const value = variable?.$value as { colorSpace: string; components: [number, number, number]; alpha: number }
      expect(value.colorSpace, name).toBe('srgb')
      for (const component of value.components) {
        expect(component, name).toBeGreaterThanOrEqual(0)
        expect(component, name).toBeLessThanOrEqual(1)
      }
      const token = tokens.find((one) => one.name === `--color-${name}`)
      const css = (theme === 'dark' ? token?.dark : undefined) ?? token?.value ?? ''
      const [own = ''] = /oklch\([^)]+\)/.exec(css) ?? []
      const [r, g, b] = value.components
      // As sRGB screens show it: clipped, and each channel rounded to a byte.
      expect(
        distance(clampRgb(rgb(own) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }), { mode: 'rgb', r, g, b }),
        name,
      ).toBeLessThan(0.005)
      expect(value.alpha, name).toBe(parse(own)?.alpha ?? 1)
    }
  })

  it('have names that Figma accepts', () => {
    const names = Object.entries(variables).flatMap(([group, members]) => [group, ...Object.keys(members)])
    for (const name of names) expect(name).toMatch(/^[^$.{}/][^.{}/]*$/)
  })

  it('have lengths in px, durations in s and one font family', () => {
    expect(variables).toMatchObject({
      radius: { '2': { $type: 'dimension', $value: { value: 8, unit: 'px' } } },
      duration: { fast: { $type: 'duration', $value: { value: 0.15, unit: 's' } } },
      font: {
        display: { $type: 'fontFamily', $value: 'Summit Display' },
        body: { $value: 'Segoe UI' },
        'weight-label': { $type: 'number', $value: 600 },
      },
      text: { 'hero--line-height': { $type: 'number', $value: 0.94 } },
    })
    expect(JSON.stringify(variables)).not.toMatch(/"(rem|ms|cubicBezier|shadow)"/)
  })
})

it('both modes have the same variables, and their name', () => {
  const [light, dark] = modes.map(({ variables }) =>
    Object.entries(variables).flatMap(([group, members]) => Object.keys(members).map((key) => `${group}/${key}`)),
  )
  expect(dark).toEqual(light)
  expect(JSON.parse(figmaFile(tokens, 'dark'))).toHaveProperty(['$extensions', 'com.figma.modeName'], 'Dark')
})
