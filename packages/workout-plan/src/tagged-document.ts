import path from 'node:path'
import PDFDocument from 'pdfkit'
import { chartPoint, drawElevation, drawMarker, planElevation } from './artwork.ts'
import type { Box, Position } from './geometry.ts'
import { palette } from './palette.ts'

/** A node of the structure tree. */
export type StructureElement = PDFKit.PDFStructureElement

/** Structure types of text. */
export type TextTag = 'P' | 'H1' | 'H2' | 'H3' | 'Lbl' | 'LBody'

/** How and where a text is set. `colour` is a hex value. */
export interface TextOptions extends Position {
  width: number
  style: keyof typeof textStyles
  colour?: string
  align?: 'left' | 'right' | 'center'
}

/**
 * The page, its margin and its footer in points. As narrow as A4 and as short as US Letter, so that one file prints at
 * full size on both.
 */
export const page = { width: 595.28, height: 792, margin: 48, footer: 60 }

/** The area between the margins. */
export const content = { x: page.margin, width: page.width - 2 * page.margin }

/** Fixed, so that the build is reproducible. */
const creationDate = new Date(Date.UTC(2026, 0, 1))

const font = (name: string) => path.join(import.meta.dirname, `../fonts/${name}.ttf`)
const fonts = {
  display: font('archivo-expanded-bold'),
  text: font('archivo-regular'),
  label: font('archivo-semibold'),
}
/** Archivo's line height as a multiple of the font size. */
const FONT_LINE_HEIGHT = 1.088

/** Sizes, line heights and letter spacing are in points. */
interface TextStyle {
  font: keyof typeof fonts
  size: number
  lineHeight: number
  spacing?: number
}

const textStyles = {
  cover: { font: 'display', size: 104, lineHeight: 98, spacing: -3 },
  title: { font: 'display', size: 34, lineHeight: 37, spacing: -0.7 },
  heading: { font: 'display', size: 13.5, lineHeight: 17, spacing: -0.1 },
  figure: { font: 'display', size: 22, lineHeight: 24, spacing: -0.4 },
  lead: { font: 'text', size: 13.5, lineHeight: 19.5 },
  body: { font: 'text', size: 11, lineHeight: 15.5 },
  label: { font: 'label', size: 11, lineHeight: 15.5 },
  small: { font: 'text', size: 9.5, lineHeight: 13 },
  smallLabel: { font: 'label', size: 9.5, lineHeight: 13 },
} satisfies Record<string, TextStyle>

/** A PDF/UA document: everything drawn is either tagged content or an artifact. */
export class TaggedDocument {
  /** The pdfkit document, to draw shapes with. */
  readonly doc: PDFKit.PDFDocument
  readonly #title: string
  readonly #root: StructureElement
  #pageCount = 0

  constructor({ title, subject }: { title: string; subject: string }) {
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      // SAFETY: pdfkit supports PDF/UA since 0.17; @types/pdfkit 0.17.6 does not list it.
      subset: 'PDF/UA' as unknown as NonNullable<PDFKit.PDFDocumentOptions['subset']>,
      tagged: true,
      displayTitle: true,
      lang: 'en-US',
      info: {
        Title: title,
        Subject: subject,
        Author: 'Summit',
        Creator: 'Summit',
        CreationDate: creationDate,
        ModDate: creationDate,
      },
    })
    this.#title = title
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  /** Adds a page with an entry in the outline. Returns its section. */
  addPage(name: string): StructureElement {
    this.doc.addPage()
    this.doc.outline.addItem(name)
    const section = this.doc.struct('Sect')
    this.#root.add(section)
    this.#pageCount += 1
    return section
  }

  /** Draws the page's footer: title, page number and progress as an elevation chart. `totalPages` includes the cover. */
  footer(totalPages: number): void {
    const box = { x: content.x, y: page.height - 46, width: 96, height: 14 }
    const index = Math.round(((planElevation.length - 3) * (this.#pageCount - 1)) / (totalPages - 1))
    const { x, y } = chartPoint(planElevation, index, box)
    this.artifact(() => {
      drawElevation(this.doc, planElevation, box, { spacing: 3, weight: 0.75 })
      drawMarker(this.doc, { x, y: y - 1.5 }, 7)
      const baseline = page.height - 43
      this.write(this.#title, { x: box.x + 112, y: baseline, width: 200, style: 'small', colour: palette.muted })
      this.write(`${this.#pageCount}`, { ...content, y: baseline, style: 'smallLabel', align: 'right' })
    })
  }

  /** Writes a tagged text. Returns the y of the next line. */
  text(parent: StructureElement, tag: TextTag, text: string, options: TextOptions): number {
    let nextY = options.y
    const draw = () => {
      nextY = this.write(text, options)
    }
    parent.add(this.doc.struct(tag, {}, [draw]))
    return nextY
  }

  /** Writes a paragraph of one line that is a link. `about` tells readers who do not see it where it leads. */
  link(
    parent: StructureElement,
    text: string,
    { url, about, ...options }: TextOptions & { url: string; about: string },
  ): void {
    const paragraph = this.doc.struct('P')
    parent.add(paragraph)
    // SAFETY: pdfkit writes String objects as text, and strings as names.
    const Contents = new String(about) as string
    const link: StructureElement = this.doc.struct('Link', {}, [
      () => {
        const height = this.write(text, options) - options.y
        const annotation = { structParent: link, Contents }
        this.doc.link(options.x, options.y, this.doc.widthOfString(text), height, url, annotation)
      },
    ])
    paragraph.add(link)
  }

  /** Writes a list. `gap` is the space between items in points. Returns the y of the next line. */
  list(
    parent: StructureElement,
    items: readonly string[],
    { gap = 3, numbered = false, ...options }: TextOptions & { gap?: number; numbered?: boolean },
  ): number {
    const list = this.doc.struct('L')
    // SAFETY: an element of pdfkit has its dictionary, for which there is no type, nor an option for this.
    const { dictionary } = list as unknown as { dictionary: { data: object } }
    Object.assign(dictionary.data, { A: { O: 'List', ListNumbering: numbered ? 'Decimal' : 'Disc' } })
    parent.add(list)
    return items.reduce((y, text, index) => {
      const item = this.doc.struct('LI')
      list.add(item)
      const label = numbered ? `${index + 1}` : '•'
      this.text(item, 'Lbl', label, { ...options, y, width: 12, colour: palette.muted })
      return this.text(item, 'LBody', text, { ...options, x: options.x + 14, width: options.width - 14, y }) + gap
    }, options.y)
  }

  /** Draws a figure with a text alternative. */
  figure(parent: StructureElement, alt: string, { x, y, width, height }: Box, draw: () => void): void {
    const options = { alt, bbox: [x, y, x + width, y + height] }
    parent.add(this.doc.struct('Figure', options, [draw]))
  }

  /** Draws a row of checkboxes that ends at `right`. */
  checkboxes(
    parent: StructureElement,
    count: number,
    { right, y, size = 12 }: { right: number; y: number; size?: number },
  ): void {
    const gap = 5
    const x = right - count * size - (count - 1) * gap
    const alt = count === 1 ? 'A box to check.' : `${count} boxes to check.`
    this.figure(parent, alt, { x, y, width: right - x, height: size }, () => {
      for (let index = 0; index < count; index++) this.doc.rect(x + index * (size + gap), y, size, size)
      this.doc.lineWidth(0.9).strokeColor(palette.ink).stroke()
    })
  }

  /** Draws decoration, which assistive technology skips. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Writes text inside a figure or an artifact. Returns the y of the next line. Throws if it does not fit on the page. */
  write(text: string, { x, y, width, style, colour = palette.ink, align = 'left' }: TextOptions): number {
    const { font, size, lineHeight, spacing = 0 }: TextStyle = textStyles[style]
    const options = { width, align, lineGap: lineHeight - size * FONT_LINE_HEIGHT, characterSpacing: spacing }
    this.doc.font(fonts[font]).fontSize(size).fillColor(colour)
    const nextY = y + this.doc.heightOfString(text, options)
    if (nextY > page.height || x + width > page.width) {
      throw new Error(`The text "${text}" does not fit on the page. Give it more room, or fewer words.`)
    }
    this.doc.text(text, x, y, options)
    return nextY
  }
}
