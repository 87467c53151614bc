import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (/** @type {string} */ file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** A colour in hexadecimal (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function hexOf(lightness = 0, chroma = 0, hue = 0) {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The colours that a text has in OKLCH, without their alpha. @param {string} text */
function oklchIn(text) {
  return [...text.matchAll(/(?:--color-([\w-]+): )?oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)].map(
    ([, token = '', ...numbers]) => ({ token, hex: hexOf(...numbers.map(Number)) }),
  )
}

const theme = oklchIn(read('packages/ui/src/tokens/theme.css'))

/** A token's colours in every mode. @param {string} name */
const coloursOf = (name) => theme.filter(({ token }) => token === name).map(({ hex }) => hex)

describe('every colour outside of the theme is one of its tokens', () => {
  const known = theme.map(({ hex }) => hex)

  it.each(['packages/emails/src/theme.ts'])('%s', (file) => {
    const text = read(file)
    const colours = [...(text.match(/#[\da-f]{6}\b/gi) ?? []), ...oklchIn(text).map(({ hex }) => hex)]
    expect(colours).not.toEqual([])
    expect(colours.filter((colour) => !known.includes(colour))).toEqual([])
  })
})

it('mails call a colour by the name of its token', () => {
  const text = read('packages/emails/src/theme.ts')
  const colours = [...text.matchAll(/(\w+): '(#[\da-f]{6})'/g)]
  const wrong = colours.filter(([, name = '', colour = '']) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return !coloursOf({ link: 'glacier-ink', ridge: 'contour' }[name] ?? kebab).includes(colour)
  })
  expect(colours.length).toBeGreaterThan(15)
  expect(wrong.map(([pair]) => pair)).toEqual([])
})
