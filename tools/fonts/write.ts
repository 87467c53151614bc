/** `npm run fonts`: writes the subsets of Archivo that the design system ships. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fontFiles } from './fonts.ts'

for (const [file, content] of Object.entries(await fontFiles())) {
  await writeFile(resolve(import.meta.dirname, '../..', file), content)
}
