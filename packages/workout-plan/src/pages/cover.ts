import { chartPoint, drawContours, drawElevation, drawLogo, drawMarker, planElevation } from '../artwork.ts'
import { content, page, type StructureElement, type TaggedDocument } from '../tagged-document.ts'
import { texts } from '../texts.ts'

/** Index of each week's highest point on the elevation chart. */
export const weekPeaks = [5, 12, 19, planElevation.indexOf(1)]

const chart = { x: 0, y: 540, width: page.width, height: page.height - 540 }

/** The cover. */
export function cover(pdf: TaggedDocument, parent: StructureElement): void {
  const { doc } = pdf
  pdf.artifact(() => {
    drawContours(doc, { x: 150, y: 0, width: page.width - 150, height: 470 })
    const fadeLeft = doc.linearGradient(150, 0, 430, 0).stop(0, '#fff', 1).stop(1, '#fff', 0)
    doc.rect(149, 0, 290, 471).fill(fadeLeft)
    const fadeDown = doc.linearGradient(0, 300, 0, 471).stop(0, '#fff', 0).stop(1, '#fff', 1)
    doc.rect(149, 300, page.width - 149, 172).fill(fadeDown)
    drawLogo(doc, { x: content.x, y: 44, size: 26 })
  })
  pdf.text(parent, 'P', texts.product, { x: content.x + 34, y: 45, width: 200, style: 'figure' })
  pdf.text(parent, 'H1', texts.cover.title, { ...content, x: content.x - 5, y: 128, style: 'cover' })
  pdf.text(parent, 'P', texts.cover.lead, { ...content, width: 290, y: 452, style: 'lead' })
  pdf.figure(parent, texts.cover.ridge, chart, () => {
    drawElevation(doc, planElevation, chart, { spacing: 5.5, weight: 2.25 })
    for (const index of weekPeaks) {
      const { x, y } = chartPoint(planElevation, index, chart)
      drawMarker(doc, { x, y: y - 5 }, 13)
    }
  })
}
