import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { fontFiles } from './fonts.ts'

const files = await fontFiles()

it.each(Object.entries(files))('%s is the subset of Archivo (npm run fonts)', async (file, content) => {
  expect(content.equals(await readFile(resolve(import.meta.dirname, '../..', file)))).toBe(true)
})

it.each([
  ['summit-display', 30_000],
  ['summit-text', 16_000],
])('%s has at most %i bytes', (name, budget) => {
  expect(files[`packages/ui/src/tokens/fonts/${name}.woff2`]?.length).toBeLessThanOrEqual(budget)
})
