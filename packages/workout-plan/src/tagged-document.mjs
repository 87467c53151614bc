/** Pages with a structure that screen readers can follow. Whatever is drawn is either tagged or an ornament. */
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { ascent, drawProfile, drawSpot, palette, profilePoint } from './drawing.mjs'

/** @typedef {InstanceType<typeof PDFDocument>} Document */
/** @typedef {PDFKit.PDFStructureElement} Element */
/** @typedef {'P' | 'H1' | 'H2' | 'H3' | 'Lbl' | 'LBody' | 'Span'} Tag */
/** @typedef {keyof typeof styles} StyleName */
/** @typedef {{ x: number, y: number, width: number, style: StyleName, colour?: string, align?: 'left' | 'right' | 'center', link?: string }} Setting */

/**
 * The page, in points, and the space that printers need and eyes like. As narrow as A4 and as short as US Letter, so
 * that one file prints at full size on both.
 */
export const page = { width: 595.28, height: 792, margin: 48, foot: 60 }
export const column = { x: page.margin, width: page.width - 2 * page.margin }

/** Fixed, so that the same plan is always the same file. */
const written = new Date(Date.UTC(2026, 0, 1))

const font = (/** @type {string} */ name) => fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url))
const faces = {
  display: font('archivo-expanded-bold'),
  text: font('archivo-regular'),
  label: font('archivo-semibold'),
}
/** Height of a line of Archivo, as a multiple of its size. */
const NATURAL_LEADING = 1.088

/** @satisfies {Record<string, { face: keyof typeof faces, size: number, leading: number, spacing?: number }>} */
const styles = {
  cover: { face: 'display', size: 104, leading: 98, spacing: -3 },
  title: { face: 'display', size: 34, leading: 37, spacing: -0.7 },
  heading: { face: 'display', size: 13.5, leading: 17, spacing: -0.1 },
  figure: { face: 'display', size: 22, leading: 24, spacing: -0.4 },
  lead: { face: 'text', size: 13.5, leading: 19.5 },
  body: { face: 'text', size: 11, leading: 15.5 },
  label: { face: 'label', size: 11, leading: 15.5 },
  small: { face: 'text', size: 9.5, leading: 13 },
  smallLabel: { face: 'label', size: 9.5, leading: 13 },
}

/** A new document, without pages. @param {{ title: string, subject: string }} about */
export function createSheet({ title, subject }) {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // SAFETY: pdfkit knows it since 0.17; its types do not yet.
    subset: /** @type {PDFKit.PDFDocumentOptions['subset']} */ (/** @type {unknown} */ ('PDF/UA')),
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: {
      Title: title,
      Subject: subject,
      Author: 'Summit',
      Creator: 'Summit',
      CreationDate: written,
      ModDate: written,
    },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  let pages = 0

  return {
    doc,

    /** Begins a page and its section. The outline names it. @param {string} name */
    newPage(name) {
      doc.addPage()
      doc.outline.addItem(name)
      const section = doc.struct('Sect')
      root.add(section)
      pages += 1
      return section
    },

    /** The foot of a page: how far up one is. @param {number} of All pages. */
    foot(of) {
      const box = { x: column.x, y: page.height - 46, width: 96, height: 14 }
      const at = Math.round(((ascent.length - 3) * (pages - 1)) / (of - 1))
      const { x, y } = profilePoint(ascent, at, box)
      ornament(doc, () => {
        drawProfile(doc, ascent, box, { pitch: 3, line: 0.75 })
        drawSpot(doc, x, y - 1.5, 7)
        write(doc, `${title}`, {
          x: box.x + 112,
          y: page.height - 43,
          width: 200,
          style: 'small',
          colour: palette.muted,
        })
        write(doc, `${pages}`, { ...column, y: page.height - 43, style: 'smallLabel', align: 'right' })
      })
    },

    /** Writes a text. Answers where the next line would begin. @param {Element} parent @param {Tag} tag @param {string} text @param {Setting} setting */
    text(parent, tag, text, setting) {
      let below = setting.y
      const set = () => {
        below = write(doc, text, setting)
      }
      parent.add(doc.struct(tag, {}, [set]))
      return below
    },

    /** A text that is a link. @param {Element} parent @param {string} text @param {Setting & { link: string }} setting */
    link(parent, text, setting) {
      const paragraph = doc.struct('P')
      parent.add(paragraph)
      paragraph.add(doc.struct('Link', {}, [() => void write(doc, text, setting)]))
    },

    /** A list whose items are written one under the other. Answers where the next line would begin. @param {Element} parent @param {readonly string[]} items @param {Setting & { gap?: number, numbered?: boolean }} setting */
    list(parent, items, { gap = 3, numbered = false, ...setting }) {
      const list = doc.struct('L')
      parent.add(list)
      return items.reduce((y, text, index) => {
        const item = doc.struct('LI')
        list.add(item)
        this.text(item, 'Lbl', numbered ? `${index + 1}` : '•', { ...setting, y, width: 12, colour: palette.muted })
        return this.text(item, 'LBody', text, { ...setting, x: setting.x + 14, width: setting.width - 14, y }) + gap
      }, setting.y)
    },

    /** A drawing that says something, in words too. @param {Element} parent @param {string} alt @param {import('./drawing.mjs').Box} box @param {() => void} draw */
    figure(parent, alt, { x, y, width, height }, draw) {
      const options = { alt, bbox: [x, y, x + width, y + height] }
      parent.add(doc.struct('Figure', options, [draw]))
    },

    /** Letters inside a figure. @param {string} text @param {Setting} setting */
    write: (text, setting) => write(doc, text, setting),

    /** A drawing that says nothing. @param {() => void} draw */
    ornament: (draw) => ornament(doc, draw),

    /** Boxes to check, in a row that ends at `right`. @param {Element} parent @param {number} count @param {{ right: number, y: number, size?: number }} place */
    boxes(parent, count, { right, y, size = 12 }) {
      const gap = 5
      const box = { x: right - count * size - (count - 1) * gap, y, width: right, height: size }
      this.figure(
        parent,
        count === 1 ? 'A box to check.' : `${count} boxes to check.`,
        { ...box, width: right - box.x },
        () => {
          for (let index = 0; index < count; index++) doc.rect(box.x + index * (size + gap), y, size, size)
          doc.lineWidth(0.9).strokeColor(palette.ink).stroke()
        },
      )
    },
  }
}

/** @param {Document} doc @param {() => void} draw */
function ornament(doc, draw) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** @param {Document} doc @param {string} text @param {Setting} setting */
function write(doc, text, { x, y, width, style, colour = palette.ink, align = 'left', link }) {
  const { face, size, leading, spacing = 0 } = { spacing: 0, ...styles[style] }
  const options = { width, align, link, lineGap: leading - size * NATURAL_LEADING, characterSpacing: spacing }
  doc.font(faces[face]).fontSize(size).fillColor(colour)
  const below = y + doc.heightOfString(text, options)
  if (below > page.height || x + width > page.width) {
    throw new Error(`The text "${text}" would leave its page. Give it more room, or fewer words.`)
  }
  doc.text(text, x, y, options)
  return below
}
