import { drawElevation, drawMarker } from '../artwork.ts'
import { effort } from '../plan.ts'
import { content, type StructureElement, type TaggedDocument } from '../tagged-document.ts'
import { texts } from '../texts.ts'
import { columns, pageHeader, rule, section } from './layout.ts'

/** What is needed, when to train, how hard, and when to stop. */
export function instructions(pdf: TaggedDocument, parent: StructureElement): void {
  const { title, lead, need, days, effort: intensity, stop } = texts.before
  const top = pageHeader(pdf, parent, title, lead) + 28
  rule(pdf, top - 12)
  const listY = section(pdf, parent, need, { ...columns[0], y: top })
  pdf.list(parent, need.items, { ...columns[0], y: listY, style: 'body' })
  section(pdf, parent, days, { ...columns[1], y: top })

  rule(pdf, 311)
  effortChart(pdf, parent, section(pdf, parent, intensity, { ...content, y: 323 }) + 10)

  rule(pdf, 626)
  section(pdf, parent, stop, { ...content, y: 638 })
}

/** One bar for each level of effort. */
function effortChart(pdf: TaggedDocument, parent: StructureElement, y: number) {
  const { doc } = pdf
  const baseline = y + 138
  const gap = 12
  const width = (content.width - gap * (effort.length - 1)) / effort.length

  pdf.text(parent, 'P', texts.before.scale, { ...content, width: 160, y, style: 'label' })
  const list = doc.struct('L')
  parent.add(list)
  effort.forEach(({ spare, text, height, isGoal }, index) => {
    const bar = { x: content.x + index * (width + gap), y: baseline - height, width, height }
    pdf.artifact(() => {
      drawElevation(doc, [1, 1], bar, { spacing: 5.5, weight: 1.5 })
      if (isGoal) drawMarker(doc, { x: bar.x + width / 2, y: bar.y - 5 }, 10)
    })
    const item = doc.struct('LI')
    list.add(item)
    pdf.text(item, 'Lbl', spare, { x: bar.x, width, y: baseline + 8, style: 'figure' })
    pdf.text(item, 'LBody', text, { x: bar.x, width, y: baseline + 34, style: 'small' })
  })
}
