import { chartPoint, drawElevation, drawMarker, planElevation } from '../artwork.ts'
import { palette } from '../palette.ts'
import { techniques } from '../exercises.ts'
import { climbedAfter, formatMetres, type Session, type Week } from '../plan.ts'
import { content, page, type StructureElement, type TaggedDocument } from '../tagged-document.ts'
import { texts } from '../texts.ts'
import { weekPeaks } from './cover.ts'
import { right, rule } from './layout.ts'

/** The height of a row of a session, in points. */
const ROW_HEIGHT = 20

/** A week on one page: three sessions with a checkbox for every set. */
export function weekPage({ name, text, sessions }: Week, index: number) {
  return (pdf: TaggedDocument, parent: StructureElement): void => {
    weekElevation(pdf, weekPeaks[index] ?? 0)
    const label = `${texts.week.week} ${index + 1}`
    pdf.text(parent, 'P', label, { ...content, y: 48, style: 'label', colour: palette.muted })
    let y = pdf.text(parent, 'H2', `${name}.`, { ...content, width: 330, y: 62, style: 'title' })
    y = pdf.text(parent, 'P', text, { ...content, width: 330, y: y + 8, style: 'body', colour: palette.muted })

    const top = Math.max(y + 16, 172)
    const height = (page.height - page.footer - 8 - top) / sessions.length
    sessions.forEach((session, at) => {
      const number = index * sessions.length + at + 1
      drawSession(pdf, parent, session, { number, y: top + at * height, height })
    })
  }
}

/** Draws the elevation chart with a marker at this week's peak. */
function weekElevation(pdf: TaggedDocument, peak: number) {
  const box = { x: right - 150, y: 52, width: 150, height: 52 }
  pdf.artifact(() => {
    const { x, y } = chartPoint(planElevation, peak, box)
    drawElevation(pdf.doc, planElevation, box, { spacing: 4, weight: 1 })
    drawMarker(pdf.doc, { x, y: y - 2 }, 10)
  })
}

/** Draws a session as a table of exercises. `number` counts from 1 over all weeks. Throws if it does not fit. */
function drawSession(
  pdf: TaggedDocument,
  parent: StructureElement,
  { name, note, work }: Session,
  { number, y, height }: { number: number; y: number; height: number },
) {
  const { doc } = pdf
  const metres = (climbedAfter[number - 1] ?? 0) - (climbedAfter[number - 2] ?? 0)
  rule(pdf, y)
  const heading = `${texts.week.session} ${number}: ${name}`
  pdf.text(parent, 'H3', heading, { ...content, width: 320, y: y + 10, style: 'heading' })
  if (metres > 0) {
    const climb = `${formatMetres(metres)} ${texts.week.height}`
    pdf.text(parent, 'P', climb, { ...content, y: y + 11, style: 'label', align: 'right' })
  }

  const list = doc.struct('L')
  parent.add(list)
  let rowY = y + 34
  const addRow = (text: string, sets: number, { dose, rest }: { dose?: string; rest?: string } = {}) => {
    const item = doc.struct('LI')
    const body = doc.struct('LBody')
    list.add(item.add(body))
    pdf.text(body, 'P', text, { ...content, width: 150, y: rowY, style: 'body' })
    if (dose) pdf.text(body, 'P', dose, { x: content.x + 150, width: 112, y: rowY, style: 'label' })
    if (rest) {
      const column = { x: content.x + 262, width: 70, y: rowY + 1 }
      pdf.text(body, 'P', `${texts.week.rest} ${rest}`, { ...column, style: 'small', colour: palette.muted })
    }
    pdf.checkboxes(body, sets, { right, y: rowY + 1 })
    rowY += ROW_HEIGHT
  }
  const rowRule = () => rule(pdf, rowY - 4.5, { weight: 0.4, colour: palette.line })
  addRow(texts.week.warmUp, 1)
  for (const { exercise, sets, dose, rest } of work) {
    rowRule()
    addRow(techniques[exercise].name, sets, { dose: sets === 1 ? dose : `${sets} × ${dose}`, rest })
  }
  rowRule()
  addRow(texts.week.coolDown, 1)
  if (note) pdf.text(parent, 'P', note, { ...content, width: 400, y: rowY + 4, style: 'body' })

  const notesY = y + height - 14
  if (rowY - ROW_HEIGHT + 14 > notesY)
    throw new Error(`Session ${number} does not fit into its ${Math.round(height)} points.`)
  const notes = { ...content, y: notesY - 11, width: 40 }
  pdf.text(parent, 'P', texts.week.notes, { ...notes, style: 'small', colour: palette.muted })
  rule(pdf, notesY, { x: content.x + 40, weight: 0.4, colour: palette.line })
}
