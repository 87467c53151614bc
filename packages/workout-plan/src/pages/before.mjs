import { drawProfile, drawSpot } from '../drawing.mjs'
import { effort } from '../plan.mjs'
import { column } from '../tagged-document.mjs'
import { words } from '../texts.mjs'
import { halves, head, passage, rule } from './layout.mjs'

/** @param {import('./layout.mjs').Sheet} sheet @param {import('./layout.mjs').Element} section */
export function before(sheet, section) {
  const { title, lead, need, days, effort: howHard, stop } = words.before
  const top = head(sheet, section, title, lead) + 28
  rule(sheet, top - 12)
  const below = passage(sheet, section, need, { ...halves[0], y: top })
  sheet.list(section, need.items, { ...halves[0], y: below, style: 'body' })
  passage(sheet, section, days, { ...halves[1], y: top })

  rule(sheet, 311)
  effortScale(sheet, section, passage(sheet, section, howHard, { ...column, y: 323 }) + 10)

  rule(sheet, 626)
  passage(sheet, section, stop, { ...column, y: 638 })
}

/** Five bars, the harder the higher. @param {import('./layout.mjs').Sheet} sheet @param {import('./layout.mjs').Element} section @param {number} y */
function effortScale(sheet, section, y) {
  const { doc } = sheet
  const floor = y + 138
  const space = 12
  const width = (column.width - space * (effort.length - 1)) / effort.length

  sheet.text(section, 'P', words.before.scale, { ...column, width: 160, y, style: 'label' })
  const list = doc.struct('L')
  section.add(list)
  effort.forEach(({ spare, text, height, isGoal }, index) => {
    const bar = { x: column.x + index * (width + space), y: floor - height, width, height }
    sheet.ornament(() => {
      drawProfile(doc, [1, 1], bar, { pitch: 5.5, line: 1.5 })
      if (isGoal) drawSpot(doc, bar.x + width / 2, bar.y - 5, 10)
    })
    const item = doc.struct('LI')
    list.add(item)
    sheet.text(item, 'Lbl', spare, { x: bar.x, width, y: floor + 8, style: 'figure' })
    sheet.text(item, 'LBody', text, { x: bar.x, width, y: floor + 34, style: 'small' })
  })
}
