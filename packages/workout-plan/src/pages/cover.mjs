import { ascent, drawContour, drawMark, drawProfile, drawSpot, profilePoint } from '../drawing.mjs'
import { column, page } from '../tagged-document.mjs'
import { words } from '../texts.mjs'

/** Where the four weeks top out on the climb. */
export const peaks = [5, 12, 19, ascent.indexOf(1)]

const ridge = { x: 0, y: 540, width: page.width, height: page.height - 540 }

/** @param {import('./layout.mjs').Sheet} sheet @param {import('./layout.mjs').Element} section */
export function cover(sheet, section) {
  const { doc } = sheet
  sheet.ornament(() => {
    drawContour(doc, { x: 150, y: 0, width: page.width - 150, height: 470 })
    const side = doc.linearGradient(150, 0, 430, 0).stop(0, '#fff', 1).stop(1, '#fff', 0)
    doc.rect(149, 0, 290, 471).fill(side)
    const floor = doc.linearGradient(0, 300, 0, 471).stop(0, '#fff', 0).stop(1, '#fff', 1)
    doc.rect(149, 300, page.width - 149, 172).fill(floor)
    drawMark(doc, column.x, 44, 26)
  })
  sheet.text(section, 'P', words.product, { x: column.x + 34, y: 45, width: 200, style: 'figure' })
  sheet.text(section, 'H1', words.cover.title, { ...column, x: column.x - 5, y: 128, style: 'cover' })
  sheet.text(section, 'P', words.cover.lead, { ...column, width: 290, y: 452, style: 'lead' })
  sheet.figure(section, words.cover.ridge, ridge, () => {
    drawProfile(doc, ascent, ridge, { pitch: 5.5, line: 2.25 })
    for (const at of peaks) {
      const { x, y } = profilePoint(ascent, at, ridge)
      drawSpot(doc, x, y - 5, 13)
    }
  })
}
