import { palette } from './drawing.mjs'
import { drawPose } from './draw-figure.mjs'

/** @typedef {import('./movements.mjs').Thing} Thing */
/** @typedef {{ x: number, y: number, height: number }} Place Where the ground under a frame's middle is, and how tall a body, in points. */

/**
 * Draws a movement's frames side by side on one line of ground, in the lower part of a box.
 * @param {PDFKit.PDFDocument} doc @param {import('./movements.mjs').Movement} movement
 * @param {import('./drawing.mjs').Box} box @param {number} body A body's height, in points.
 */
export function drawMovement(doc, { frames }, { x, y, width, height }, body) {
  const ground = y + height
  const room = width / frames.length
  frames.forEach(({ pose, things = [], shift = 0 }, index) => {
    const place = { x: x + room * (index + 0.5) + shift * body, y: ground, height: body }
    things.forEach((thing) => drawThing(doc, thing, place))
    drawPose(doc, pose, place)
  })
  doc.save().lineWidth(0.75).strokeColor(palette.muted)
  doc
    .moveTo(x, ground + 0.4)
    .lineTo(x + width, ground + 0.4)
    .stroke()
    .restore()
}

/** @param {PDFKit.PDFDocument} doc @param {Thing} thing @param {Place} place */
function drawThing(doc, thing, { x, y, height }) {
  const at = (/** @type {import('./draw-figure.mjs').Point} */ [right, up]) =>
    /** @type {const} */ ([x + right * height, y - up * height])
  const [left, foot] = thing.kind === 'arrow' ? [0, 0] : at(thing.at)
  doc.save().lineWidth(1).strokeColor(palette.muted).fillColor('#fff')
  switch (thing.kind) {
    case 'box':
      doc.rect(left, foot - thing.size[1] * height, thing.size[0] * height, thing.size[1] * height).fillAndStroke()
      break
    case 'wall':
      doc
        .moveTo(left, foot)
        .lineTo(left, foot - 1.05 * height)
        .stroke()
      break
    case 'chair':
      doc
        .moveTo(...at([thing.at[0], 0.5]))
        .lineTo(left, foot)
        .moveTo(...at([thing.at[0], 0.25]))
        .lineTo(...at([thing.at[0] + 0.26, 0.25]))
        .lineTo(...at([thing.at[0] + 0.26, 0]))
        .stroke()
      break
    case 'pack':
      doc.roundedRect(left, foot - 0.17 * height, 0.14 * height, 0.17 * height, 0.04 * height).fillAndStroke()
      break
    case 'arrow':
      drawArrow(doc, at(thing.from), at(thing.to), (thing.bow ?? 0) * height)
      break
  }
  doc.restore()
}

/** Which way a body goes: a line that ends in a spot height. @param {PDFKit.PDFDocument} doc @param {readonly [number, number]} from @param {readonly [number, number]} to @param {number} bow */
function drawArrow(doc, from, to, bow) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const bend = /** @type {const} */ ([
    (from[0] + to[0]) / 2 - (dy / length) * bow * 2,
    (from[1] + to[1]) / 2 + (dx / length) * bow * 2,
  ])
  doc.lineWidth(1.5).strokeColor(palette.accent)
  doc
    .moveTo(...from)
    .quadraticCurveTo(...bend, ...to)
    .stroke()
  const turn = Math.atan2(to[1] - bend[1], to[0] - bend[0])
  const tip = (/** @type {number} */ forward, /** @type {number} */ aside) =>
    /** @type {[number, number]} */ ([
      to[0] + forward * Math.cos(turn) - aside * Math.sin(turn),
      to[1] + forward * Math.sin(turn) + aside * Math.cos(turn),
    ])
  doc.polygon(tip(5, 0), tip(-2, 3.5), tip(-2, -3.5)).fill(palette.accent)
}
