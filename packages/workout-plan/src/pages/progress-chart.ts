import { brand } from '@summit/brand'
import { appStoreQr } from '@summit/brand/app-store-qr'
import { drawMarker } from '../artwork.ts'
import type { Box } from '../geometry.ts'
import { palette } from '../palette.ts'
import { climbedAfter, formatMetres, totalClimb } from '../plan.ts'
import { content, type StructureElement, type TaggedDocument } from '../tagged-document.ts'
import { texts } from '../texts.ts'
import { columnGap, columns, pageHeader, right, rule, section } from './layout.ts'

/** The top of the chart and the distance between its grid lines, in metres. */
const CHART_TOP = 200
const GRID_STEP = 50

/** A chart to fill in after each session, and the link to the app. */
export function progressChart(pdf: TaggedDocument, parent: StructureElement): void {
  const { title, lead, next, summit } = texts.log
  const top = pageHeader(pdf, parent, title, lead)
  const chart = { x: content.x + 34, y: top + 34, width: content.width - 46, height: 250 }
  pdf.figure(parent, texts.log.chart, { ...content, y: chart.y - 12, height: chart.height + 40 }, () =>
    drawChart(pdf, chart),
  )

  const y = chart.y + chart.height + 44
  rule(pdf, y)
  section(pdf, parent, next, { ...columns[0], y: y + 12 })
  summit.lines.reduce(
    (at, label) => {
      pdf.text(parent, 'P', label, { ...columns[1], y: at, style: 'small', colour: palette.muted })
      rule(pdf, at + 13, { x: columns[1].x + 92, weight: 0.5 })
      return at + 26
    },
    section(pdf, parent, summit, { ...columns[1], y: y + 12 }) + 10,
  )

  rule(pdf, 604)
  appStoreLink(pdf, parent, { x: content.x, y: 618, width: 96, height: 96 })
}

/** Draws the QR code of the app's store page, and the same address as a link. */
function appStoreLink(pdf: TaggedDocument, parent: StructureElement, box: Box) {
  const { doc } = pdf
  const { path, size } = appStoreQr
  const column = { x: box.x + box.width + columnGap, width: right - box.x - box.width - columnGap }
  pdf.figure(parent, texts.log.qrCode, box, () => {
    doc
      .save()
      .translate(box.x, box.y)
      .scale(box.width / size)
    // Modules are lines of width 1 through the middle of their row.
    doc.translate(0, 0.5).path(path).lineWidth(1).strokeColor(palette.ink).stroke()
    doc.restore()
  })
  const y = section(pdf, parent, texts.log.app, { ...column, y: box.y })
  const { url } = brand.stores.appStore
  pdf.link(parent, url.replace('https://', ''), { ...column, y: y + 2, style: 'label', url, about: texts.log.link })
}

function drawChart(pdf: TaggedDocument, chart: Box) {
  const { doc } = pdf
  const toY = (metres: number) => chart.y + chart.height * (1 - metres / CHART_TOP)
  const toX = (index: number) => chart.x + (chart.width * (index + 1)) / climbedAfter.length

  for (let metres = 0; metres <= CHART_TOP; metres += GRID_STEP) {
    const y = toY(metres)
    const [weight, colour] = metres ? [0.4, palette.line] : [1, palette.ink]
    doc.moveTo(chart.x, y).lineTo(right, y).lineWidth(weight).strokeColor(colour).stroke()
    const label = { x: content.x - 8, width: 36, y: y - 6 }
    pdf.write(formatMetres(metres), { ...label, style: 'small', align: 'right', colour: palette.muted })
  }

  doc.moveTo(chart.x, toY(0))
  climbedAfter.forEach((metres, index) => doc.lineTo(toX(index), toY(metres)))
  doc.lineWidth(1).dash(2, { space: 3 }).strokeColor(palette.muted).stroke().undash()
  climbedAfter.forEach((metres, index) => {
    const x = toX(index)
    doc.circle(x, toY(metres), 5).lineWidth(1).fillAndStroke('#fff', palette.ink)
    pdf.write(`${index + 1}`, { x: x - 15, width: 30, y: toY(0) + 7, style: 'smallLabel', align: 'center' })
  })
  drawMarker(doc, { x: toX(climbedAfter.length - 1), y: toY(totalClimb) - 9 }, 11)
}
