import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { displayFonts } from './fonts.ts'

it.each(Object.entries(displayFonts))(
  '%s is a subset of Archivo (npm run fonts -w tools), below 30,000 bytes',
  async (file, create) => {
    const font = await create()
    expect(font.equals(await readFile(resolve(root, file)))).toBe(true)
    expect(font.length).toBeLessThanOrEqual(30_000)
  },
)
