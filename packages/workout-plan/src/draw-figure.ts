/** Stick figures. A pose gives hip, feet and hands; the joints between them are computed. */
import type { Position } from './geometry.ts'
import { palette } from './palette.ts'

/** Position relative to a body, in body heights: to the right, and up from the ground. */
export type BodyPoint = readonly [right: number, up: number]

/** A foot by its heel. */
export interface Foot {
  at: BodyPoint
  /** Direction of the toes in degrees, clockwise from up. @default 90 */
  toes?: number
  /** Which way the knee bends. @default 'front' */
  knee?: 'front' | 'back'
}

/** A body position. Pairs list the far limb first. */
export interface Pose {
  hip: BodyPoint
  /** Tilt of the back from upright in degrees, forward positive. */
  lean: number
  /** Curvature of the back in body heights: positive is rounded, negative is arched. @default 0 */
  bow?: number
  /** Tilt of the head relative to the back in degrees. @default 0 */
  head?: number
  feet: readonly [Foot, Foot]
  hands: readonly [BodyPoint, BodyPoint]
  /** Which way the elbows bend. @default 'back' */
  elbows?: 'back' | 'front'
}

// In body heights.
const THIGH = 0.245
const SHIN = 0.245
const BACK = 0.3
const ARM = 0.165
const FOOT = 0.1
const HEAD = 0.062
const NECK = 0.105

/** The point at a distance and an angle, in degrees clockwise from up. */
export function offset([x, y]: BodyPoint, degrees: number, length: number): BodyPoint {
  const angle = (degrees * Math.PI) / 180
  return [x + length * Math.sin(angle), y + length * Math.cos(angle)]
}

/**
 * The joint of a two-segment limb between its ends (two-bone inverse kinematics). A limb that is too short is drawn
 * straight. `side` is 1 for a joint left of the line from start to end, -1 for right.
 */
export function limbJoint(
  [x0, y0]: BodyPoint,
  [x1, y1]: BodyPoint,
  upper: number,
  lower: number,
  side: 1 | -1,
): BodyPoint {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const reach = Math.hypot(dx, dy)
  const along = Math.min(Math.max((upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach), -upper), upper)
  const aside = side * Math.sqrt(Math.max(upper ** 2 - along ** 2, 0))
  return [x0 + (dx * along - dy * aside) / reach, y0 + (dy * along + dx * aside) / reach]
}

/** Draws a figure. (x, y) is the ground below it; a body is `height` points tall. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  { hip, lean, bow = 0, head = 0, feet, hands, elbows = 'back' }: Pose,
  { x, y, height }: Position & { height: number },
): void {
  const onPage = ([right, up]: BodyPoint): [number, number] => [x + right * height, y - up * height]
  const line = (points: readonly BodyPoint[], colour: string) => {
    points.forEach((point, index) => (index ? doc.lineTo(...onPage(point)) : doc.moveTo(...onPage(point))))
    doc.strokeColor(colour).stroke()
  }
  const leg = ({ at: heel, toes = 90, knee = 'front' }: Foot, colour: string) =>
    line([hip, limbJoint(hip, heel, THIGH, SHIN, knee === 'front' ? 1 : -1), heel, offset(heel, toes, FOOT)], colour)

  const shoulder = offset(hip, lean, BACK)
  const arm = (hand: BodyPoint, colour: string) =>
    line([shoulder, limbJoint(shoulder, hand, ARM, ARM, elbows === 'back' ? -1 : 1), hand], colour)

  doc
    .save()
    .lineWidth(height * 0.035)
    .lineCap('butt')
    .lineJoin('miter')
    .miterLimit(2.5)
  leg(feet[0], palette.line)
  arm(hands[0], palette.line)
  leg(feet[1], palette.ink)
  doc.lineWidth(height * 0.05)
  const middle = offset(offset(hip, lean, BACK / 2), lean - 90, bow * 2)
  doc
    .moveTo(...onPage(hip))
    .quadraticCurveTo(...onPage(middle), ...onPage(shoulder))
    .strokeColor(palette.ink)
    .stroke()
  doc.lineWidth(height * 0.035)
  arm(hands[1], palette.ink)
  doc.circle(...onPage(offset(shoulder, lean + head, NECK)), HEAD * height).fill(palette.ink)
  doc.restore()
}
