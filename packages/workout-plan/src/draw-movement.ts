import type { BodyPoint } from '@summit/features/capabilities/figure'
import { drawFigure } from './draw-figure.ts'
import type { Box, Position } from './geometry.ts'
import type { Movement, Prop } from './movements.ts'
import { palette } from './palette.ts'

/** The ground below the middle of a frame, and the height of a body in points. */
type Stance = Position & { height: number }

/** Draws the frames of a movement side by side on the lower edge of a box. `bodyHeight` is in points. */
export function drawMovement(
  doc: PDFKit.PDFDocument,
  { frames }: Movement,
  { x, y, width, height }: Box,
  bodyHeight: number,
): void {
  const ground = y + height
  const frameWidth = width / frames.length
  frames.forEach(({ pose, props = [], shift = 0 }, index) => {
    const stance = { x: x + frameWidth * (index + 0.5) + shift * bodyHeight, y: ground, height: bodyHeight }
    props.forEach((prop) => drawProp(doc, prop, stance))
    drawFigure(doc, pose, stance)
  })
  doc.save().lineWidth(0.75).strokeColor(palette.muted)
  doc
    .moveTo(x, ground + 0.4)
    .lineTo(x + width, ground + 0.4)
    .stroke()
    .restore()
}

function drawProp(doc: PDFKit.PDFDocument, prop: Prop, { x, y, height }: Stance) {
  const onPage = ([right, up]: BodyPoint): [number, number] => [x + right * height, y - up * height]
  doc.save().lineWidth(1).strokeColor(palette.muted).fillColor('#fff')
  switch (prop.kind) {
    case 'box': {
      const [left, bottom] = onPage(prop.at)
      const [width, tall] = prop.size
      doc.rect(left, bottom - tall * height, width * height, tall * height).fillAndStroke()
      break
    }
    case 'wall': {
      const [left, bottom] = onPage(prop.at)
      doc
        .moveTo(left, bottom)
        .lineTo(left, bottom - 1.05 * height)
        .stroke()
      break
    }
    case 'chair': {
      const [back] = prop.at
      doc
        .moveTo(...onPage([back, 0.5]))
        .lineTo(...onPage(prop.at))
        .moveTo(...onPage([back, 0.25]))
        .lineTo(...onPage([back + 0.26, 0.25]))
        .lineTo(...onPage([back + 0.26, 0]))
        .stroke()
      break
    }
    case 'pack': {
      const [left, bottom] = onPage(prop.at)
      doc.roundedRect(left, bottom - 0.17 * height, 0.14 * height, 0.17 * height, 0.04 * height).fillAndStroke()
      break
    }
    case 'arrow':
      drawArrow(doc, onPage(prop.from), onPage(prop.to), (prop.bow ?? 0) * height)
      break
  }
  doc.restore()
}

/** Draws the direction of a movement. `bow` is the arrow's curvature in points. */
function drawArrow(doc: PDFKit.PDFDocument, from: [number, number], to: [number, number], bow: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const control: [number, number] = [
    (from[0] + to[0]) / 2 - (dy / length) * bow * 2,
    (from[1] + to[1]) / 2 + (dx / length) * bow * 2,
  ]
  doc.lineWidth(1.5).strokeColor(palette.accent)
  doc
    .moveTo(...from)
    .quadraticCurveTo(...control, ...to)
    .stroke()
  const turn = Math.atan2(to[1] - control[1], to[0] - control[0])
  const tip = (forward: number, aside: number): [number, number] => [
    to[0] + forward * Math.cos(turn) - aside * Math.sin(turn),
    to[1] + forward * Math.sin(turn) + aside * Math.cos(turn),
  ]
  doc.polygon(tip(5, 0), tip(-2, 3.5), tip(-2, -3.5)).fill(palette.accent)
}
