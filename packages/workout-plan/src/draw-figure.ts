import { body, getJoints, offset, type BodyPoint, type Pose } from '@summit/features/capabilities/figure'
import type { Position } from './geometry.ts'
import { palette } from './palette.ts'

/** Draws a figure. (x, y) is the ground below it; a body is `height` points tall. */
export function drawFigure(doc: PDFKit.PDFDocument, pose: Pose, { x, y, height }: Position & { height: number }): void {
  const onPage = ([right, up]: BodyPoint): [number, number] => [x + right * height, y - up * height]
  const line = (points: readonly BodyPoint[], colour: string) => {
    points.forEach((point, index) => (index ? doc.lineTo(...onPage(point)) : doc.moveTo(...onPage(point))))
    doc.strokeColor(colour).stroke()
  }
  const { hip, shoulder, head, legs, arms } = getJoints(pose)
  const leg = ({ knee, heel, toes }: (typeof legs)[0], colour: string) => line([hip, knee, heel, toes], colour)
  const arm = ({ elbow, hand }: (typeof arms)[0], colour: string) => line([shoulder, elbow, hand], colour)

  doc
    .save()
    .lineWidth(height * 0.035)
    .lineCap('butt')
    .lineJoin('miter')
    .miterLimit(2.5)
  leg(legs[0], palette.line)
  arm(arms[0], palette.line)
  leg(legs[1], palette.ink)
  doc.lineWidth(height * 0.05)
  const middle = offset(offset(hip, pose.lean, body.back / 2), pose.lean - 90, (pose.bow ?? 0) * 2)
  doc
    .moveTo(...onPage(hip))
    .quadraticCurveTo(...onPage(middle), ...onPage(shoulder))
    .strokeColor(palette.ink)
    .stroke()
  doc.lineWidth(height * 0.035)
  arm(arms[1], palette.ink)
  doc.circle(...onPage(head), body.head * height).fill(palette.ink)
  doc.restore()
}
