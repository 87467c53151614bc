/** `npm run fonts -w tools`: writes the subsets of Archivo that the design system ships. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { displayFonts } from './fonts.ts'

const root = resolve(import.meta.dirname, '../..')
for (const [file, create] of Object.entries(displayFonts)) await writeFile(resolve(root, file), await create())
