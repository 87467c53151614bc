import { ascent, drawProfile, drawSpot, palette, profilePoint } from '../drawing.mjs'
import { gained, inMetres, techniques } from '../plan.mjs'
import { column, page } from '../tagged-document.mjs'
import { words } from '../texts.mjs'
import { peaks } from './cover.mjs'
import { right, rule } from './layout.mjs'

/** @typedef {import('./layout.mjs').Sheet} Sheet */
/** @typedef {import('./layout.mjs').Element} Element */

/** From line to line of a session, in points. */
const PITCH = 20

/** A week on one page: three sessions with a box for every set. @param {import('../plan.mjs').Week} week @param {number} index */
export function weekPage({ name, text, sessions }, index) {
  return (/** @type {Sheet} */ sheet, /** @type {Element} */ section) => {
    whereOneIs(sheet, peaks[index] ?? 0)
    sheet.text(section, 'P', `${words.week.week} ${index + 1}`, {
      ...column,
      y: 48,
      style: 'label',
      colour: palette.muted,
    })
    let y = sheet.text(section, 'H2', `${name}.`, { ...column, width: 330, y: 62, style: 'title' })
    y = sheet.text(section, 'P', text, { ...column, width: 330, y: y + 8, style: 'body', colour: palette.muted })

    const top = Math.max(y + 16, 172)
    const height = (page.height - page.foot - 8 - top) / sessions.length
    sessions.forEach((session, at) => {
      const place = { y: top + at * height, height }
      drawSession(sheet, section, session, { number: index * sessions.length + at + 1, ...place })
    })
  }
}

/** @param {Sheet} sheet @param {number} peak */
function whereOneIs({ doc, ornament }, peak) {
  const box = { x: right - 150, y: 52, width: 150, height: 52 }
  ornament(() => {
    const { x, y } = profilePoint(ascent, peak, box)
    drawProfile(doc, ascent, box, { pitch: 4, line: 1 })
    drawSpot(doc, x, y - 2, 10)
  })
}

/** @param {Sheet} sheet @param {Element} section @param {import('../plan.mjs').Session} session @param {{ number: number, y: number, height: number }} place */
function drawSession(sheet, section, { name, note, work }, { number, y, height }) {
  const { doc } = sheet
  const metres = (gained[number - 1] ?? 0) - (gained[number - 2] ?? 0)
  rule(sheet, y)
  sheet.text(section, 'H3', `${words.week.session} ${number}: ${name}`, {
    ...column,
    width: 320,
    y: y + 10,
    style: 'heading',
  })
  if (metres > 0) {
    const height = `${inMetres(metres)} ${words.week.height}`
    sheet.text(section, 'P', height, { ...column, y: y + 11, style: 'label', align: 'right' })
  }

  const list = doc.struct('L')
  section.add(list)
  let line = y + 34
  const write = (
    /** @type {string} */ what,
    /** @type {number} */ boxes,
    /** @type {{ amount?: string, rest?: string }} */ how = {},
  ) => {
    const item = doc.struct('LI')
    list.add(item)
    sheet.text(item, 'LBody', what, { ...column, width: 150, y: line, style: 'body' })
    if (how.amount) sheet.text(item, 'LBody', how.amount, { x: column.x + 150, width: 112, y: line, style: 'label' })
    if (how.rest) {
      const rest = `${words.week.rest} ${how.rest}`
      sheet.text(item, 'LBody', rest, {
        x: column.x + 262,
        width: 70,
        y: line + 1,
        style: 'small',
        colour: palette.muted,
      })
    }
    sheet.boxes(item, boxes, { right, y: line + 1 })
    line += PITCH
  }
  write(words.week.warmUp, 1)
  for (const { exercise, sets, dose, rest } of work) {
    rule(sheet, line - 4.5, { weight: 0.4, colour: palette.line })
    write(techniques[exercise].name, sets, { amount: sets === 1 ? dose : `${sets} × ${dose}`, rest })
  }
  rule(sheet, line - 4.5, { weight: 0.4, colour: palette.line })
  write(words.week.coolDown, 1)
  if (note) sheet.text(section, 'P', note, { ...column, width: 400, y: line + 4, style: 'body' })

  const notes = y + height - 14
  if (line - PITCH + 14 > notes)
    throw new Error(`Session ${number} does not fit into its ${Math.round(height)} points.`)
  sheet.text(section, 'P', words.week.notes, {
    ...column,
    y: notes - 11,
    width: 40,
    style: 'small',
    colour: palette.muted,
  })
  rule(sheet, notes, { x: column.x + 40, weight: 0.4, colour: palette.line })
}
