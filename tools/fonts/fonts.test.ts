import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createDisplayFont, displayFontFile } from './fonts.ts'

const font = await createDisplayFont()

it('the display font is the subset of Archivo (npm run fonts)', async () => {
  expect(font.equals(await readFile(resolve(import.meta.dirname, '../..', displayFontFile)))).toBe(true)
})

it('the display font has at most 30,000 bytes', () => {
  expect(font.length).toBeLessThanOrEqual(30_000)
})
