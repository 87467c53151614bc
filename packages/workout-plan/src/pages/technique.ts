import { drawMovement } from '../draw-movement.ts'
import { movements } from '../movements.ts'
import { palette } from '../palette.ts'
import { techniques, type Exercise } from '../exercises.ts'
import { content, page, type StructureElement, type TaggedDocument } from '../tagged-document.ts'
import { grid, pageHeader, rule } from './layout.ts'

const drawingWidth = 262
const textColumn = { x: content.x + drawingWidth + 24, width: content.width - drawingWidth - 24 }

/** A page of exercises: instructions, and an easier and a harder variant of each. */
export function techniquePage(title: string, exercises: readonly Exercise[]) {
  return (pdf: TaggedDocument, parent: StructureElement): void => {
    const top = pageHeader(pdf, parent, title) + 14
    grid(1, exercises.length, top, page.height - page.footer - 6).forEach(({ x, y, height }, index) => {
      const exercise = exercises[index]
      if (!exercise) return
      const { movement, name, cues, easier, harder } = techniques[exercise]
      const drawing = { x, y: y + 14, width: drawingWidth, height: height - 32 }
      rule(pdf, y)
      pdf.figure(parent, movements[movement].alt, drawing, () =>
        drawMovement(pdf.doc, movements[movement], drawing, 116),
      )
      let nextY = pdf.text(parent, 'H3', name, { ...textColumn, y: y + 12, style: 'heading' }) + 4
      nextY = pdf.list(parent, cues, { ...textColumn, y: nextY, style: 'body', numbered: true, gap: 2 }) + 4
      for (const variant of [`Easier: ${easier}.`, `Harder: ${harder}.`]) {
        nextY = pdf.text(parent, 'P', variant, { ...textColumn, y: nextY, style: 'small', colour: palette.muted })
      }
    })
  }
}
