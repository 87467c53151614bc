import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { paletteFiles } from './palette.ts'

const files = await paletteFiles()

it.each(Object.keys(files))('%s has the colours of theme.css (npm run palette -w tools)', async (file) => {
  expect(await readFile(resolve(root, file), 'utf8')).toBe(files[file])
})
