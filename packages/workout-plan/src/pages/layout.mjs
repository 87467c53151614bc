/** What the pages share: columns, heads, rules and passages. */
import { palette } from '../drawing.mjs'
import { column } from '../tagged-document.mjs'

/** @typedef {ReturnType<typeof import('../tagged-document.mjs').createSheet>} Sheet */
/** @typedef {import('../tagged-document.mjs').Element} Element */
/** @typedef {import('../drawing.mjs').Box} Box */
/** @typedef {{ x: number, width: number }} Column */

/** Between columns, in points. */
export const gap = 24
/** Where the columns end. */
export const right = column.x + column.width

const halfWidth = (column.width - gap) / 2
/** The page's two columns. @type {readonly [Column, Column]} */
export const halves = [
  { x: column.x, width: halfWidth },
  { x: column.x + halfWidth + gap, width: halfWidth },
]

/** Cells of equal size, row by row, from `y` down. @param {1 | 2} columns @param {number} rows @param {number} y @param {number} bottom @returns {Box[]} */
export function cells(columns, rows, y, bottom) {
  const height = (bottom - y) / rows
  const row = columns === 1 ? [column] : halves
  return Array.from({ length: rows }, (_, index) =>
    row.map(({ x, width }) => ({ x, y: y + index * height, width, height })),
  ).flat()
}

/** A page's headline, and what the page is for. Answers where the rest may begin. @param {Sheet} sheet @param {Element} section @param {string} name @param {string} [lead] */
export function head(sheet, section, name, lead) {
  const y = sheet.text(section, 'H2', name, { ...column, y: 50, style: 'title' })
  if (!lead) return y
  return sheet.text(section, 'P', lead, { ...column, width: 400, y: y + 10, style: 'lead', colour: palette.muted })
}

/** A heading and the paragraphs under it. Answers where the next thing may begin. @param {Sheet} sheet @param {Element} section @param {{ heading: string, paragraphs?: readonly string[] }} words @param {Column & { y: number }} place */
export function passage(sheet, section, { heading, paragraphs = [] }, { x, y, width }) {
  const below = sheet.text(section, 'H3', heading, { x, width, y, style: 'heading' }) + 4
  return paragraphs.reduce(
    (at, paragraph) =>
      sheet.text(section, 'P', paragraph, { x, width: Math.min(width, 440), y: at, style: 'body' }) + 6,
    below,
  )
}

/** A level line, by default over the whole column. @param {Sheet} sheet @param {number} y @param {{ x?: number, weight?: number, colour?: string }} [look] */
export function rule({ doc, ornament }, y, { x = column.x, weight = 0.75, colour = palette.ink } = {}) {
  ornament(() => doc.moveTo(x, y).lineTo(right, y).lineWidth(weight).strokeColor(colour).stroke())
}
