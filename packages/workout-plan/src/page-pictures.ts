import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The width of the pictures, in pixels. */
const WIDTH = 560

/** The pages that the site shows, by the names of their pictures. Page numbers count from 1. */
export const shownPages = { cover: 1, legs: 4, week: 6 } as const

/** Draws the pages that the site shows, as a reader of the PDF sees them. */
export async function drawShownPages(pdf: Uint8Array): Promise<{ name: string; canvas: Canvas }[]> {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await reading.promise
  const pictures = []
  for (const [name, number] of Object.entries(shownPages)) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas, viewport }).promise
    pictures.push({ name, canvas })
  }
  await reading.destroy()
  return pictures
}
