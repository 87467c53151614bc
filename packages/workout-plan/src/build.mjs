/** Builds the PDF that the newsletter sends into `dist/`. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { pages } from './pages/index.mjs'
import { subject, title } from './plan.mjs'
import { createSheet } from './tagged-document.mjs'

/** Writes the plan. The same plan is always the same bytes. @param {string} file */
export async function writePlan(file) {
  await mkdir(dirname(file), { recursive: true })
  const sheet = createSheet({ title, subject })
  const written = finished(sheet.doc.pipe(createWriteStream(file)))
  for (const [index, { name, draw }] of pages.entries()) {
    const section = sheet.newPage(name)
    draw(sheet, section)
    if (index > 0) sheet.foot(pages.length)
  }
  sheet.doc.end()
  await written
}

if (process.argv[1] === import.meta.filename) {
  await writePlan(join(import.meta.dirname, '../dist/summit-workout-plan.pdf'))
}
