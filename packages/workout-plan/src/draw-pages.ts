/** `npm run pictures`: writes the pictures of the PDF's pages into `pages/`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawShownPages } from './page-pictures.ts'

const folder = path.join(import.meta.dirname, '../pages')
const pdf = await readFile(path.join(import.meta.dirname, '../dist/summit-workout-plan.pdf'))

await mkdir(folder, { recursive: true })
for (const { name, canvas } of await drawShownPages(pdf)) {
  await writeFile(path.join(folder, `${name}.avif`), await canvas.encode('avif', { quality: 55 }))
}
