/** Makes the plan that the newsletter gives away: `node tools/plan-pdf/plan-pdf.mjs [file]`. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { pages } from './pages/pages.mjs'
import { subject, title } from './plan.mjs'
import { createSheet } from './sheet.mjs'

/** Where the site serves it from. */
const home = fileURLToPath(new URL('../../apps/site/dist/public/downloads/summit-workout-plan.pdf', import.meta.url))

/** Writes the plan. The same plan is always the same bytes. @param {string} [file] */
export async function writePlan(file = home) {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePlan(process.argv[2])
