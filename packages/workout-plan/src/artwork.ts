/** Summit's artwork on paper: logo, contour lines and elevation chart. */
import { ascent as planElevation } from '@summit/features/newsletter/ascent'
import { strata } from '@summit/ui/product/mark'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Box, Position } from './geometry.ts'
import { palette } from './palette.ts'

const theme = createRequire(import.meta.url).resolve('@summit/ui/theme.css')
const contourLines = readFileSync(path.join(path.dirname(theme), 'tokens/contour.svg'), 'utf8')
const contourPaths = [...contourLines.matchAll(/ d="(M[^"]+)"/g)].map(([, data = '']) => data)
const contourSize = { width: 720, height: 480 }

/** Draws the logo in a square. `size` is its side in points. */
export function drawLogo(doc: PDFKit.PDFDocument, { x, y, size }: Position & { size: number }): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  strata.forEach((layer, index) => doc.path(layer).fill(index === 0 ? palette.accent : palette.ink))
  doc.restore()
}

/** Covers a box with contour lines, clipped at its edges. */
export function drawContours(doc: PDFKit.PDFDocument, { x, y, width, height }: Box): void {
  const scale = Math.max(width / contourSize.width, height / contourSize.height)
  doc.save().rect(x, y, width, height).clip()
  doc
    .translate(x, y)
    .scale(scale)
    .lineWidth(0.6 / scale)
    .strokeColor(palette.pale)
  contourPaths.forEach((contour) => doc.path(contour).stroke())
  doc.restore()
}

/** Draws a triangular marker. (x, y) is the middle of its base, `size` its height. */
export function drawMarker(doc: PDFKit.PDFDocument, { x, y }: Position, size = 9): void {
  doc.polygon([x, y - size], [x + size * 0.58, y], [x - size * 0.58, y]).fill(palette.accent)
}

/** The point of an elevation chart at `index`. Heights are fractions of the box's height. */
export function chartPoint(heights: readonly number[], index: number, { x, y, width, height }: Box): Position {
  return { x: x + (width * index) / (heights.length - 1), y: y + height * (1 - (heights[index] ?? 0)) }
}

/** Line spacing of the hatching and weight of the outline, in points. */
interface ChartStyle {
  spacing: number
  weight: number
}

/** Draws an elevation chart: an outline over horizontal hatching, which needs less ink than a filled area. */
export function drawElevation(
  doc: PDFKit.PDFDocument,
  heights: readonly number[],
  box: Box,
  { spacing, weight }: ChartStyle,
): void {
  const { x, y, width, height } = box
  const points = heights.map((_, index) => chartPoint(heights, index, box))
  const outline = () =>
    points.forEach((point, index) => (index ? doc.lineTo(point.x, point.y) : doc.moveTo(point.x, point.y)))

  doc.save()
  outline()
  doc
    .lineTo(x + width, y + height)
    .lineTo(x, y + height)
    .closePath()
    .clip()
  doc.lineWidth(weight * 0.4).strokeColor(palette.brand)
  for (let level = y + height - spacing / 2; level > y; level -= spacing) {
    doc
      .moveTo(x, level)
      .lineTo(x + width, level)
      .stroke()
  }
  doc.restore()
  outline()
  doc.lineWidth(weight).lineJoin('bevel').strokeColor(palette.brand).stroke()
}

/** Heights of the plan's elevation chart, 0 to 1 at equal steps. The newsletter dialog and mail draw the same. */
export { planElevation }
