import { palette } from '../drawing.mjs'
import { drawMovement } from '../draw-movement.mjs'
import { coolDown, warmUp } from '../plan.mjs'
import { movements } from '../movements.mjs'
import { column, page } from '../tagged-document.mjs'
import { words } from '../texts.mjs'
import { cells, head, passage, rule } from './layout.mjs'

/** @typedef {import('./layout.mjs').Sheet} Sheet */
/** @typedef {import('./layout.mjs').Element} Element */

/** @param {Sheet} sheet @param {Element} section */
export function warmUpPage(sheet, section) {
  const y = head(sheet, section, words.warmUp.title, words.warmUp.lead) + 20
  drills(sheet, section, warmUp, { boxes: cells(2, 3, y, page.height - page.foot - 12), body: 104 })
}

/** @param {Sheet} sheet @param {Element} section */
export function coolDownPage(sheet, section) {
  const y = head(sheet, section, words.coolDown.title, words.coolDown.lead) + 20
  drills(sheet, section, coolDown, { boxes: cells(2, 2, y, 596), body: 124 })
  rule(sheet, 606)
  passage(sheet, section, words.coolDown.between, { ...column, y: 620 })
}

/** @param {Sheet} sheet @param {Element} section @param {readonly import('../plan.mjs').Drill[]} list @param {{ boxes: readonly import('../drawing.mjs').Box[], body: number }} place */
function drills(sheet, section, list, { boxes, body }) {
  const doseWidth = 120
  list.forEach(({ movement, name, dose, how }, index) => {
    const { x, y, width } = boxes[index] ?? { ...column, y: 0 }
    const drawing = { x, y, width, height: body * 1.12 + 8 }
    const line = y + drawing.height + 9
    sheet.figure(section, movements[movement].alt, drawing, () =>
      drawMovement(sheet.doc, movements[movement], drawing, body),
    )
    const below = sheet.text(section, 'H3', name, { x, width: width - doseWidth, y: line, style: 'heading' })
    const dosePlace = { x: x + width - doseWidth, width: doseWidth, y: line + 1 }
    sheet.text(section, 'P', dose, { ...dosePlace, style: 'label', align: 'right' })
    sheet.text(section, 'P', how, { x, width, y: below + 2, style: 'body', colour: palette.muted })
  })
}
