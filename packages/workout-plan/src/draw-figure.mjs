/** People at exercise, drawn as lines: a pose says where hip, feet and hands are, and the joints between follow. */
import { palette } from './drawing.mjs'

/** @typedef {readonly [number, number]} Point In body heights: to the right, and up from the ground. */
/**
 * @typedef {object} Pose
 * @property {Point} hip
 * @property {number} lean Of the back from upright, in degrees, forward positive.
 * @property {number} [bow] How far the back bows out behind (or, below zero, sags), in body heights.
 * @property {number} [head] Of the head from the line of the back, in degrees.
 * @property {readonly [Foot, Foot]} feet The far one, then the near one.
 * @property {readonly [Point, Point]} hands The far one, then the near one.
 * @property {'back' | 'front'} [elbows] Which way they bend.
 */
/** @typedef {{ at: Point, toes?: number, knee?: 'front' | 'back' }} Foot The heel, where the toes point (in degrees from up, to the right), and which way the knee bends. */

const THIGH = 0.245
const SHIN = 0.245
const BACK = 0.3
const ARM = 0.165
const FOOT = 0.1
const HEAD = 0.062
const NECK = 0.105

/** Goes from a point at an angle. @param {Point} from @param {number} degrees @param {number} length @returns {Point} */
export function ahead([x, y], degrees, length) {
  const angle = (degrees * Math.PI) / 180
  return [x + length * Math.sin(angle), y + length * Math.cos(angle)]
}

/**
 * The joint between two ends of a limb. Ends that are too far apart are reached for in a straight line.
 * @param {Point} from @param {Point} to @param {number} upper @param {number} lower @param {1 | -1} side Left or right of the way.
 * @returns {Point}
 */
export function joint([x0, y0], [x1, y1], upper, lower, side) {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const reach = Math.hypot(dx, dy)
  const along = Math.min(Math.max((upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach), -upper), upper)
  const aside = side * Math.sqrt(Math.max(upper ** 2 - along ** 2, 0))
  return [x0 + (dx * along - dy * aside) / reach, y0 + (dy * along + dx * aside) / reach]
}

/**
 * Draws a pose. The ground under it is at (x, y); a body is `height` points tall.
 * @param {PDFKit.PDFDocument} doc @param {Pose} pose @param {{ x: number, y: number, height: number }} place
 */
export function drawPose(doc, { hip, lean, bow = 0, head = 0, feet, hands, elbows = 'back' }, { x, y, height }) {
  const at = (/** @type {Point} */ [right, up]) => /** @type {const} */ ([x + right * height, y - up * height])
  const line = (/** @type {readonly Point[]} */ points, /** @type {string} */ colour) => {
    points.forEach((point, index) => (index ? doc.lineTo(...at(point)) : doc.moveTo(...at(point))))
    doc.strokeColor(colour).stroke()
  }
  const leg = (/** @type {Foot} */ { at: heel, toes = 90, knee = 'front' }, /** @type {string} */ colour) =>
    line([hip, joint(hip, heel, THIGH, SHIN, knee === 'front' ? 1 : -1), heel, ahead(heel, toes, FOOT)], colour)

  const shoulder = ahead(hip, lean, BACK)
  const arm = (/** @type {Point} */ hand, /** @type {string} */ colour) =>
    line([shoulder, joint(shoulder, hand, ARM, ARM, elbows === 'back' ? -1 : 1), hand], colour)

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
  const middle = ahead(ahead(hip, lean, BACK / 2), lean - 90, bow * 2)
  doc
    .moveTo(...at(hip))
    .quadraticCurveTo(...at(middle), ...at(shoulder))
    .strokeColor(palette.ink)
    .stroke()
  doc.lineWidth(height * 0.035)
  arm(hands[1], palette.ink)
  doc.circle(...at(ahead(shoulder, lean + head, NECK)), HEAD * height).fill(palette.ink)
  doc.restore()
}
