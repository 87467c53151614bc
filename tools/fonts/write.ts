/** `npm run fonts`: writes the subset of Archivo that the design system ships. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createDisplayFont, displayFontFile } from './fonts.ts'

await writeFile(resolve(import.meta.dirname, '../..', displayFontFile), await createDisplayFont())
