import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { pages } from './pages.ts'
import { subject, title } from './plan.ts'
import { TaggedDocument } from './tagged-document.ts'

/** Writes the plan as a PDF. The output is reproducible byte for byte. */
export async function writeWorkoutPlan(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const pdf = new TaggedDocument({ title, subject })
  const written = finished(pdf.doc.pipe(createWriteStream(file)))
  for (const [index, { name, draw }] of pages.entries()) {
    draw(pdf, pdf.addPage(name))
    if (index > 0) pdf.footer(pages.length)
  }
  pdf.doc.end()
  await written
}
