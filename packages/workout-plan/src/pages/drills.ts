import { drawMovement } from '../draw-movement.ts'
import type { Box } from '../geometry.ts'
import { movements } from '../movements.ts'
import { palette } from '../palette.ts'
import { coolDown, warmUp, type Drill } from '../exercises.ts'
import { content, page, type StructureElement, type TaggedDocument } from '../tagged-document.ts'
import { texts } from '../texts.ts'
import { grid, pageHeader, rule, section } from './layout.ts'

/** The drills before each session. */
export function warmUpPage(pdf: TaggedDocument, parent: StructureElement): void {
  const y = pageHeader(pdf, parent, texts.warmUp.title, texts.warmUp.lead) + 20
  drawDrills(pdf, parent, warmUp, { cells: grid(2, 3, y, page.height - page.footer - 12), bodyHeight: 104 })
}

/** The stretches after each session. */
export function coolDownPage(pdf: TaggedDocument, parent: StructureElement): void {
  const y = pageHeader(pdf, parent, texts.coolDown.title, texts.coolDown.lead) + 20
  drawDrills(pdf, parent, coolDown, { cells: grid(2, 2, y, 596), bodyHeight: 124 })
  rule(pdf, 606)
  section(pdf, parent, texts.coolDown.between, { ...content, y: 620 })
}

function drawDrills(
  pdf: TaggedDocument,
  parent: StructureElement,
  drills: readonly Drill[],
  { cells, bodyHeight }: { cells: readonly Box[]; bodyHeight: number },
) {
  const doseWidth = 120
  drills.forEach(({ movement, name, dose, how }, index) => {
    const { x, y, width } = cells[index] ?? { ...content, y: 0 }
    const drawing = { x, y, width, height: bodyHeight * 1.12 + 8 }
    const headingY = y + drawing.height + 9
    pdf.figure(parent, movements[movement].alt, drawing, () =>
      drawMovement(pdf.doc, movements[movement], drawing, bodyHeight),
    )
    const nextY = pdf.text(parent, 'H3', name, { x, width: width - doseWidth, y: headingY, style: 'heading' })
    const doseBox = { x: x + width - doseWidth, width: doseWidth, y: headingY + 1 }
    pdf.text(parent, 'P', dose, { ...doseBox, style: 'label', align: 'right' })
    pdf.text(parent, 'P', how, { x, width, y: nextY + 2, style: 'body', colour: palette.muted })
  })
}
