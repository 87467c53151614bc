import { describe, expect, it } from 'vitest'
import { dark, light } from './theme.ts'

describe('the colours of emails', () => {
  it.each([
    ['ink', 'ground', 7],
    ['ink', 'surface', 7],
    ['inkMuted', 'ground', 7],
    ['inkMuted', 'surface', 7],
    ['onBrand', 'brand', 7],
    ['onAccent', 'accent', 4.5],
    ['link', 'ground', 4.5],
    ['link', 'surface', 4.5],
    ['accentInk', 'surface', 4.5],
  ] as const)('have enough contrast in both themes: %s on %s', (text, ground, least) => {
    expect(contrast(light[text], light[ground])).toBeGreaterThan(least)
    expect(contrast(dark[text], dark[ground])).toBeGreaterThan(least)
  })
})

/** The contrast of two colours (WCAG 2). */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
