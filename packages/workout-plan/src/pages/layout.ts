/** Layout helpers of the pages. */
import type { Box, Column } from '../geometry.ts'
import { palette } from '../palette.ts'
import { content, type StructureElement, type TaggedDocument } from '../tagged-document.ts'

/** The space between columns, in points. */
export const columnGap = 24

/** The right edge of the content, in points. */
export const right = content.x + content.width

const columnWidth = (content.width - columnGap) / 2

/** The page's two columns. */
export const columns: readonly [Column, Column] = [
  { x: content.x, width: columnWidth },
  { x: content.x + columnWidth + columnGap, width: columnWidth },
]

/** Cells of equal size between `top` and `bottom`, row by row. */
export function grid(columnCount: 1 | 2, rowCount: number, top: number, bottom: number): Box[] {
  const height = (bottom - top) / rowCount
  const row = columnCount === 1 ? [content] : columns
  return Array.from({ length: rowCount }, (_, index) =>
    row.map(({ x, width }) => ({ x, y: top + index * height, width, height })),
  ).flat()
}

/** Writes the page's title and lead. Returns the y of the next line. */
export function pageHeader(pdf: TaggedDocument, parent: StructureElement, title: string, lead?: string): number {
  const y = pdf.text(parent, 'H2', title, { ...content, y: 50, style: 'title' })
  if (!lead) return y
  return pdf.text(parent, 'P', lead, { ...content, width: 400, y: y + 10, style: 'lead', colour: palette.muted })
}

/** Writes a heading and its paragraphs. Returns the y of the next line. */
export function section(
  pdf: TaggedDocument,
  parent: StructureElement,
  { heading, paragraphs = [] }: { heading: string; paragraphs?: readonly string[] },
  { x, y, width }: Column & { y: number },
): number {
  const top = pdf.text(parent, 'H3', heading, { x, width, y, style: 'heading' }) + 4
  return paragraphs.reduce(
    (at, paragraph) => pdf.text(parent, 'P', paragraph, { x, width: Math.min(width, 440), y: at, style: 'body' }) + 6,
    top,
  )
}

/** Where a line begins, its weight in points, and its colour as a hex value. */
interface RuleOptions {
  x?: number
  weight?: number
  colour?: string
}

/** Draws a horizontal line to the right edge, by default over the whole width. */
export function rule(
  pdf: TaggedDocument,
  y: number,
  { x = content.x, weight = 0.75, colour = palette.ink }: RuleOptions = {},
): void {
  pdf.artifact(() => pdf.doc.moveTo(x, y).lineTo(right, y).lineWidth(weight).strokeColor(colour).stroke())
}
