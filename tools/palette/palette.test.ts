import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { paletteFiles } from './palette.ts'

const files = await paletteFiles()

it.each(Object.keys(files))('%s has the colours of theme.css (npm run palette -w tools)', async (file) => {
  expect(await readFile(resolve(import.meta.dirname, '../..', file), 'utf8')).toBe(files[file])
})
