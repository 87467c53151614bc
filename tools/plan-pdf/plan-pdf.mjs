/** Makes the plan that the newsletter gives away: `node tools/plan-pdf/plan-pdf.mjs <file>`. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { pages } from './pages/pages.mjs'
import { subject, title } from './plan.mjs'
import { createSheet } from './sheet.mjs'

/** Where the site serves it. */
export const PLAN_PATH = '/downloads/summit-workout-plan.pdf'

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

const [, script, file] = process.argv
if (script === fileURLToPath(import.meta.url) && file) await writePlan(file)
