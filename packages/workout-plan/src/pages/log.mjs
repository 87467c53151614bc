import { appStoreQr, appStoreUrl } from '../app-store.mjs'
import { drawSpot, palette } from '../drawing.mjs'
import { gained, inMetres, total } from '../plan.mjs'
import { column } from '../tagged-document.mjs'
import { words } from '../texts.mjs'
import { gap, halves, head, passage, right, rule } from './layout.mjs'

/** The top of the chart, in metres, and what lies between two of its lines. */
const most = 200
const every = 50

/** @param {import('./layout.mjs').Sheet} sheet @param {import('./layout.mjs').Element} section */
export function log(sheet, section) {
  const { title, lead, next, summit } = words.log
  const top = head(sheet, section, title, lead)
  const chart = { x: column.x + 34, y: top + 34, width: column.width - 46, height: 250 }
  sheet.figure(section, words.log.chart, { ...column, y: chart.y - 12, height: chart.height + 40 }, () =>
    draw(sheet, chart),
  )

  const y = chart.y + chart.height + 44
  rule(sheet, y)
  passage(sheet, section, next, { ...halves[0], y: y + 12 })
  summit.lines.reduce(
    (at, label) => {
      sheet.text(section, 'P', label, { ...halves[1], y: at, style: 'small', colour: palette.muted })
      rule(sheet, at + 13, { x: halves[1].x + 92, weight: 0.5 })
      return at + 26
    },
    passage(sheet, section, summit, { ...halves[1], y: y + 12 }) + 10,
  )

  rule(sheet, 604)
  wayToTheApp(sheet, section, { x: column.x, y: 618, width: 96, height: 96 })
}

/** A QR code that opens the app, and the same as a link beside it. @param {import('./layout.mjs').Sheet} sheet @param {import('./layout.mjs').Element} section @param {import('../drawing.mjs').Box} box */
function wayToTheApp(sheet, section, box) {
  const { doc } = sheet
  const { path, size } = appStoreQr
  const beside = { x: box.x + box.width + gap, width: right - box.x - box.width - gap }
  sheet.figure(section, words.log.qrCode, box, () => {
    doc
      .save()
      .translate(box.x, box.y)
      .scale(box.width / size)
    // A row of modules is a line as thick as it, through its middle.
    doc.translate(0, 0.5).path(path).lineWidth(1).strokeColor(palette.ink).stroke()
    doc.restore()
  })
  const y = passage(sheet, section, words.log.app, { ...beside, y: box.y })
  const shown = appStoreUrl.replace('https://', '')
  sheet.link(section, shown, { ...beside, y: y + 2, style: 'label', link: appStoreUrl })
}

/** @param {import('./layout.mjs').Sheet} sheet @param {import('../drawing.mjs').Box} chart */
function draw({ doc, write }, chart) {
  const heightAt = (/** @type {number} */ metres) => chart.y + chart.height * (1 - metres / most)
  const placeOf = (/** @type {number} */ index) => chart.x + (chart.width * (index + 1)) / gained.length

  for (let metres = 0; metres <= most; metres += every) {
    const y = heightAt(metres)
    const [weight, colour] = metres ? [0.4, palette.line] : [1, palette.ink]
    doc.moveTo(chart.x, y).lineTo(right, y).lineWidth(weight).strokeColor(colour).stroke()
    const place = { x: column.x - 8, width: 36, y: y - 6 }
    write(inMetres(metres), { ...place, style: 'small', align: 'right', colour: palette.muted })
  }

  doc.moveTo(chart.x, heightAt(0))
  gained.forEach((metres, index) => doc.lineTo(placeOf(index), heightAt(metres)))
  doc.lineWidth(1).dash(2, { space: 3 }).strokeColor(palette.muted).stroke().undash()
  gained.forEach((metres, index) => {
    const x = placeOf(index)
    doc.circle(x, heightAt(metres), 5).lineWidth(1).fillAndStroke('#fff', palette.ink)
    write(`${index + 1}`, { x: x - 15, width: 30, y: heightAt(0) + 7, style: 'smallLabel', align: 'center' })
  })
  drawSpot(doc, placeOf(gained.length - 1), heightAt(total) - 9, 11)
}
