import { brand } from '@summit/brand'
import { appStoreQr } from '@summit/brand/app-store-qr'
import { renderWorkoutPlan } from '@summit/emails'
import { homeMessages } from '@summit/features/home'
import { loadImage, createCanvas } from '@napi-rs/canvas'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawShownPages } from './page-pictures.ts'
import { planPictures } from './pictures.ts'
import { techniques } from './exercises.ts'
import { totalClimb, weeks } from './plan.ts'
import { writeWorkoutPlan } from './workout-plan.ts'

/** A text on a page, in points from the page's lower left corner. */
interface TextRun {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

let folder: string
let file: Buffer
let pdf: PDFDocumentProxy
let pages: PDFPageProxy[]
let textRuns: TextRun[][]
let structure: StructureNode[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-'))
  await writeWorkoutPlan(join(folder, 'downloads', 'plan.pdf'))
  file = await readFile(join(folder, 'downloads', 'plan.pdf'))
  pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  textRuns = await Promise.all(pages.map(getTextRuns))
  structure = (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap(nodesBelow)
})
afterAll(async () => {
  await pdf.destroy()
  await rm(folder, { recursive: true })
})

const textOn = (page: number) => textRuns[page]?.map(({ text }) => text).join('\n') ?? ''
const getNodes = (role: string) => structure.filter((node) => node.role === role)

describe('the file', () => {
  it('is deterministic', async () => {
    const again = join(folder, 'again.pdf')
    await writeWorkoutPlan(again)
    expect((await readFile(again)).equals(file)).toBe(true)
  })

  it('has at least six pages that print at full size on A4 and on US Letter', () => {
    expect(pages.length).toBeGreaterThanOrEqual(6)
    for (const { view } of pages) expect(view).toEqual([0, 0, 595.28, 792])
  })

  it('is small enough for an attachment', () => {
    expect(file.byteLength).toBeLessThan(300_000)
  })

  it('embeds its three fonts', async () => {
    const fonts = await Promise.all(pages.map(getFonts))
    expect(new Set(fonts.flat().map(({ name }) => name)).size).toBe(3)
    for (const { missingFile } of fonts.flat()) expect(missingFile).toBe(false)
  })
})

describe('for assistive technology', () => {
  it('has a language and shows its title', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Language: 'en-US', Title: 'Four weeks uphill' })
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  it('is tagged and declares PDF/UA-1', async () => {
    const { metadata } = await pdf.getMetadata()
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(metadata.get('pdfuaid:part')).toBe('1')
  })

  it('has a section and an outline entry for every page', async () => {
    const outline = await pdf.getOutline()
    expect(getNodes('Sect')).toHaveLength(pages.length)
    expect(outline).toHaveLength(pages.length)
    expect(outline[0]?.title).toBe('Four weeks uphill')
  })

  it('has one H1, one H2 for each page after it, and skips no level', () => {
    const levels = structure.flatMap(({ role }) => (/^H\d$/.test(role) ? Number(role[1]) : []))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level) => level === 2)).toHaveLength(pages.length - 1)
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  it('has a text alternative for every figure', () => {
    const figures = getNodes('Figure')
    expect(figures.length).toBeGreaterThan(18)
    for (const { alt } of figures) expect(alt).toMatch(/^[A-Z0-9].+\.$/)
  })

  it('has a body in each list item', () => {
    const items = getNodes('LI')
    expect(items.length).toBeGreaterThan(50)
    for (const item of items) {
      const roles = childNodes(item).map(({ role }) => role)
      // PDF/UA-1 allows nothing else in an item.
      expect(roles.filter((role) => role !== 'Lbl')).toEqual(['LBody'])
    }
  })

  it('says of each numbered list that it is one', () => {
    const [, ...numbered] = file.toString('latin1').split('/ListNumbering /Decimal')
    expect(numbered).toHaveLength(Object.keys(techniques).length)
  })

  it('draws nothing outside of tagged content and artifacts', async () => {
    const opening: number[] = [OPS.beginMarkedContent, OPS.beginMarkedContentProps]
    const painting: number[] = [OPS.showText, OPS.constructPath]
    for (const page of pages) {
      let depth = 0
      for (const operator of (await page.getOperatorList()).fnArray) {
        if (opening.includes(operator)) depth += 1
        if (operator === OPS.endMarkedContent) depth -= 1
        if (painting.includes(operator)) expect(depth).toBe(1)
      }
      expect(depth).toBe(0)
    }
  })
})

it.each(['step', 'wall', 'chair', 'table', 'backpack'])(
  'names the equipment “%s” on its cover and in its mail',
  (thing) => {
    const mailBrand = { name: 'Summit', shortName: 'summit', postalAddress: '1 Ridge Road' }
    const mail = renderWorkoutPlan({
      name: null,
      siteUrl: 'https://summit.example',
      unsubscribeUrl: '',
      brand: mailBrand,
    })
    const list = textOn(1).slice(textOn(1).indexOf('What you need'), textOn(1).indexOf('Your days'))
    for (const text of [list, textOn(0), mail.text]) expect(text).toContain(thing)
  },
)

describe('on paper', () => {
  it('keeps every text inside the printable area', () => {
    const margin = 17
    for (const [index, runs] of textRuns.entries()) {
      const [, , width = 0, height = 0] = pages[index]?.view ?? []
      expect(runs.length).toBeGreaterThan(3)
      for (const { left, right, top, bottom } of runs) {
        expect(left).toBeGreaterThan(margin)
        expect(right).toBeLessThan(width - margin)
        expect(bottom).toBeGreaterThan(margin)
        expect(top).toBeLessThan(height - margin)
      }
    }
  })

  it('lets no text overlap another', () => {
    for (const runs of textRuns) {
      for (const [index, one] of runs.entries()) {
        for (const other of runs.slice(index + 1))
          expect(isOverlapping(one, other), `${one.text} / ${other.text}`).toBe(false)
      }
    }
  })

  it('explains every exercise it uses', () => {
    const explained = textOn(3) + textOn(4)
    for (const { sessions } of weeks) {
      for (const { exercise } of sessions.flatMap(({ work }) => work)) {
        expect(explained).toContain(techniques[exercise].name)
      }
    }
  })

  it.each([0, 1, 2, 3])('has three numbered sessions in week %i, with a checkbox for every set', async (week) => {
    const sessions = weeks[week]?.sessions ?? []
    expect(sessions).toHaveLength(3)
    sessions.forEach(({ name }, index) =>
      expect(textOn(5 + week)).toContain(`Session ${week * 3 + index + 1}: ${name}`),
    )
    const sets = sessions.flatMap(({ work }) => work.map(({ sets }) => sets))
    const warmUpAndCoolDown = 2 * sessions.length
    const squares = (await getSubpaths(pages[5 + week])).filter(isCheckbox)
    expect(squares).toHaveLength(sets.reduce((sum, count) => sum + count, warmUpAndCoolDown))
  })

  it('ends at the height that its sessions add up to', () => {
    const steps = weeks.flatMap(({ sessions }) => sessions.map(({ stepUps }) => stepUps))
    expect(totalClimb).toBe(Math.round(steps.reduce((sum, count) => sum + count, 0) * 0.2))
    expect(textOn(pages.length - 1)).toContain(`${totalClimb} meters`)
  })
})

describe('the QR code of the last page', () => {
  it('is the brand’s QR code', async () => {
    const rows = (await getSubpaths(pages.at(-1))).map(([from, to]) => `${String(from)} ${String(to)}`)
    let [x, y] = [0, 0]
    for (const [, command, first, second] of appStoreQr.path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
      const length = Number(first)
      if (command === 'M') [x, y] = [length, Number(second)]
      if (command === 'h') expect(rows).toContain(`${x},${y} ${x + length},${y}`)
      if (command !== 'M') x += length
    }
  })

  it('is a link with its URL as text', async () => {
    const annotations: unknown[] = (await pages.at(-1)?.getAnnotations()) ?? []
    const contentsObj = expect.objectContaining({ str: 'Summit in the App Store' }) as object
    expect(annotations).toEqual([expect.objectContaining({ url: brand.stores.appStore.url, contentsObj })])
    expect(textOn(pages.length - 1)).toContain(new URL(brand.stores.appStore.url).pathname)
    expect(getNodes('Link')).toHaveLength(1)
  })
})

describe('on the site', () => {
  it('is shown by pictures of its pages as they are now; `npm run pictures` draws them', async () => {
    const drawn = await drawShownPages(file)
    expect(drawn).toHaveLength(planPictures.length)
    for (const { name, canvas } of drawn) {
      const { width, height } = canvas
      const picture = await loadImage(join(import.meta.dirname, `../pages/${name}.avif`))
      expect(planPictures).toContainEqual({ src: expect.stringContaining(`/${name}.avif`) as string, width, height })
      const shown = createCanvas(width, height).getContext('2d')
      shown.drawImage(picture, 0, 0)
      const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
      const shownPixels = shown.getImageData(0, 0, width, height).data
      const difference = pixels.reduce((sum, value, index) => sum + Math.abs(value - (shownPixels[index] ?? 0)), 0)
      expect(difference / pixels.length, name).toBeLessThan(2)
    }
  })

  it('has as many sessions and pages as the home page says', () => {
    const sessions = weeks.flatMap((week) => week.sessions)
    expect(homeMessages.freePlanText).toContain(`${sessions.length} sessions, ${pages.length} pages`)
  })
})

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>> & { alt?: string }

/** The child elements of a structure node, without references to content. */
function childNodes({ children }: StructureNode): StructureNode[] {
  return children.filter((child): child is StructureNode => 'role' in child)
}

function nodesBelow(node: StructureNode): StructureNode[] {
  return childNodes(node).flatMap((child) => [child, ...nodesBelow(child)])
}

async function getTextRuns(page: PDFPageProxy): Promise<TextRun[]> {
  const { items, styles } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return []
    const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[]
    const { ascent, descent } = styles[item.fontName] ?? { ascent: 0, descent: 0 }
    return {
      text: item.str,
      left,
      right: left + item.width,
      top: baseline + size * ascent,
      bottom: baseline + size * descent,
    }
  })
}

/** The fonts of a page. They are loaded with its operators. */
async function getFonts(page: PDFPageProxy) {
  await page.getOperatorList()
  const { styles } = await page.getTextContent()
  // SAFETY: pdfjs types its object store as `any`; a font has these two fields.
  return Object.keys(styles).map((id) => page.commonObjs.get(id) as { name: string; missingFile: boolean })
}

type Point = readonly [x: number, y: number]

/** The subpaths of all paths on a page that consist of lines, in the coordinates they are drawn in. */
async function getSubpaths(page: PDFPageProxy | undefined): Promise<Point[][]> {
  const { fnArray, argsArray } = (await page?.getOperatorList()) ?? { fnArray: [], argsArray: [] }
  return fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return []
    // SAFETY: the arguments of `constructPath` are the paint operator, the path data, and its bounds.
    const [, [data]] = argsArray[index] as [number, [Float32Array | null]]
    return subpaths([...(data ?? [])])
  })
}

/** Splits pdfjs path data: 0 moves, 1 draws a line, 2 and 3 draw curves, 4 closes. */
function subpaths(data: readonly number[]): Point[][] {
  const operands = [2, 2, 6, 4, 0]
  const paths: Point[][] = []
  for (let at = 0; at < data.length; at += 1 + (operands[data[at] ?? 4] ?? 0)) {
    if (data[at] === 0) paths.push([])
    if (data[at] === 0 || data[at] === 1) paths.at(-1)?.push([data[at + 1] ?? 0, data[at + 2] ?? 0])
  }
  return paths
}

/** Whether a path is a square with sides of 12 points. */
function isCheckbox(points: readonly Point[]): boolean {
  const sizes = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
  return points.length >= 4 && sizes.every((size) => Math.abs(size - 12) < 0.01)
}

/** Whether two lines of text overlap. Tight lines may share the space of ascenders and descenders they do not have. */
function isOverlapping(one: TextRun, other: TextRun): boolean {
  const slack = Math.min(one.top - one.bottom, other.top - other.bottom) * 0.3
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
  return across > 0.5 && down > slack
}
