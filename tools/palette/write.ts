/** `npm run palette -w tools`: writes the files that repeat the design system's colours. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { paletteFiles } from './palette.ts'

for (const [file, content] of Object.entries(await paletteFiles())) {
  await writeFile(resolve(import.meta.dirname, '../..', file), content)
}
