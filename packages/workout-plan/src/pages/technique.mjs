import { palette } from '../drawing.mjs'
import { drawMovement } from '../draw-movement.mjs'
import { techniques } from '../plan.mjs'
import { movements } from '../movements.mjs'
import { column, page } from '../tagged-document.mjs'
import { cells, head, rule } from './layout.mjs'

const drawingWidth = 262
const words = { x: column.x + drawingWidth + 24, width: column.width - drawingWidth - 24 }

/** A page of exercises: how each is done, and an easier and a harder form. @param {string} title @param {readonly import('../plan.mjs').Exercise[]} exercises */
export function techniquePage(title, exercises) {
  return (/** @type {import('./layout.mjs').Sheet} */ sheet, /** @type {import('./layout.mjs').Element} */ section) => {
    const top = head(sheet, section, title) + 14
    cells(1, exercises.length, top, page.height - page.foot - 6).forEach(({ x, y, height }, index) => {
      const exercise = exercises[index]
      if (!exercise) return
      const { movement, name, cues, easier, harder } = techniques[exercise]
      const drawing = { x, y: y + 14, width: drawingWidth, height: height - 32 }
      rule(sheet, y)
      sheet.figure(section, movements[movement].alt, drawing, () =>
        drawMovement(sheet.doc, movements[movement], drawing, 116),
      )
      let below = sheet.text(section, 'H3', name, { ...words, y: y + 12, style: 'heading' }) + 4
      below = sheet.list(section, cues, { ...words, y: below, style: 'body', numbered: true, gap: 2 }) + 4
      for (const form of [`Easier: ${easier}.`, `Harder: ${harder}.`]) {
        below = sheet.text(section, 'P', form, { ...words, y: below, style: 'small', colour: palette.muted })
      }
    })
  }
}
