/** The house's art for paper: palette, mark, contour lines and profile. What the design system has drawn is read from it. */
import { readFileSync } from 'node:fs'

/** @typedef {PDFKit.PDFDocument} Document */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box In points, from the page's upper left corner. */

/** The tokens of `theme.css` in hexadecimal, on white paper. They differ in lightness too, so that grey printers tell them apart. */
export const palette = {
  ink: '#09261e',
  muted: '#354e46',
  spruce: '#063226',
  line: '#a9b8ac',
  pale: '#c5cfc5',
  accent: '#fb7033',
}

const source = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const paths = (/** @type {string} */ text, /** @type {RegExp} */ quoted) =>
  [...text.matchAll(quoted)].map(([, path = '']) => path)

const strata = paths(source('ui/src/mark/strata.ts'), /'(M[^']+)'/g)
const contour = paths(source('ui/src/tokens/contour.css'), / d='(M[^']+)'/g)
const contourSize = { width: 720, height: 480 }

/** The climb of the plan: the picture that the pop-up promises. Heights from 0 to 1, at equal steps. */
export const ascent = (source('features/src/newsletter/ascent.ts').match(/\b[01](\.\d+)?(?=,|\s*\])/g) ?? []).map(
  Number,
)

/** The mark, in a square. @param {Document} doc @param {number} x @param {number} y @param {number} size */
export function drawMark(doc, x, y, size) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  strata.forEach((path, index) => doc.path(path).fill(index === 0 ? palette.accent : palette.ink))
  doc.restore()
}

/** Contour lines over a box, cut at its edges. @param {Document} doc @param {Box} box */
export function drawContour(doc, { x, y, width, height }) {
  const scale = Math.max(width / contourSize.width, height / contourSize.height)
  doc.save().rect(x, y, width, height).clip()
  doc
    .translate(x, y)
    .scale(scale)
    .lineWidth(0.6 / scale)
    .strokeColor(palette.pale)
  contour.forEach((path) => doc.path(path).stroke())
  doc.restore()
}

/** A spot height: where one is. The tip of its foot's middle is at (x, y). @param {Document} doc @param {number} x @param {number} y @param {number} [size] */
export function drawSpot(doc, x, y, size = 9) {
  doc.polygon([x, y - size], [x + size * 0.58, y], [x - size * 0.58, y]).fill(palette.accent)
}

/** Where the profile's height at `index` lies in a box. @param {readonly number[]} heights @param {number} index @param {Box} box */
export function profilePoint(heights, index, { x, y, width, height }) {
  return { x: x + (width * index) / (heights.length - 1), y: y + height * (1 - (heights[index] ?? 0)) }
}

/** A mountain, engraved: a ridge line over lines as level as a map's, which take less ink than a ground. @param {Document} doc @param {readonly number[]} heights @param {Box} box @param {{ pitch: number, line: number }} graver */
export function drawProfile(doc, heights, box, { pitch, line }) {
  const { x, y, width, height } = box
  const points = heights.map((_, index) => profilePoint(heights, index, box))
  const ridge = () =>
    points.forEach((point, index) => (index ? doc.lineTo(point.x, point.y) : doc.moveTo(point.x, point.y)))

  doc.save()
  ridge()
  doc
    .lineTo(x + width, y + height)
    .lineTo(x, y + height)
    .closePath()
    .clip()
  doc.lineWidth(line * 0.4).strokeColor(palette.spruce)
  for (let level = y + height - pitch / 2; level > y; level -= pitch) {
    doc
      .moveTo(x, level)
      .lineTo(x + width, level)
      .stroke()
  }
  doc.restore()
  ridge()
  doc.lineWidth(line).lineJoin('bevel').strokeColor(palette.spruce).stroke()
}
