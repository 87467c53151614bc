import { brand } from '@summit/brand'
import { welcomeMail } from '@summit/features/newsletter/mail'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appStoreQr } from './app-store.mjs'
import { writePlan } from './build.mjs'
import { techniques, total, weeks } from './plan.mjs'
import { readPdf } from './read-pdf.mjs'
import { readQr } from './read-qr-code.mjs'

/** @type {string} */
let folder
/** @type {Buffer} */
let file
/** @type {ReturnType<typeof readPdf>} */
let plan

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-'))
  await writePlan(join(folder, 'downloads', 'plan.pdf'))
  file = await readFile(join(folder, 'downloads', 'plan.pdf'))
  plan = readPdf(file)
})
afterAll(() => rm(folder, { recursive: true }))

const wordsOn = (/** @type {number} */ page) => plan.pages[page]?.runs.map(({ text }) => text).join('\n') ?? ''
const kinds = () => plan.structure.map(({ kind }) => kind)

describe('the plan as a file', () => {
  it('is the same bytes every time', async () => {
    const again = join(folder, 'again.pdf')
    await writePlan(again)
    expect((await readFile(again)).equals(file)).toBe(true)
  })

  it('has at least six pages that print at full size on A4 and on US Letter', () => {
    expect(plan.pages.length).toBeGreaterThanOrEqual(6)
    for (const { width, height } of plan.pages) expect([width, height]).toEqual([595.28, 792])
  })

  it('is small enough for a mail', () => {
    expect(file.byteLength).toBeLessThan(300_000)
  })

  it('brings its three fonts along', () => {
    expect(plan.fonts).toHaveLength(3)
    for (const font of plan.fonts) expect(font).toContain('/FontFile2')
  })
})

describe('the plan read aloud', () => {
  it('says its language and its title', () => {
    expect(plan.language).toBe('en-US')
    expect(plan.title).toBe('Four weeks uphill')
    expect(plan.showsTitle).toBe(true)
  })

  it('is tagged, and says that it is made for everyone', () => {
    expect(plan.isTagged).toBe(true)
    expect(file.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it('has a section and an outline entry for every page', () => {
    expect(kinds().filter((kind) => kind === 'Sect')).toHaveLength(plan.pages.length)
    expect(plan.outline).toHaveLength(plan.pages.length)
    expect(plan.outline[0]).toBe('Four weeks uphill')
  })

  it('has one first heading, one for each page after it, and skips no level', () => {
    const levels = kinds().flatMap((kind) => (/^H\d$/.test(kind) ? Number(kind[1]) : []))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level) => level === 2)).toHaveLength(plan.pages.length - 1)
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  it('has a sentence for every picture', () => {
    const pictures = plan.structure.filter(({ kind }) => kind === 'Figure')
    expect(pictures.length).toBeGreaterThan(18)
    for (const { alt } of pictures) expect(alt).toMatch(/^[A-Z0-9].+\.$/)
  })

  it('has bodies in its list items', () => {
    const items = plan.structure.filter(({ kind }) => kind === 'LI')
    expect(items.length).toBeGreaterThan(50)
    for (const { children } of items) expect(children).toContain('LBody')
  })

  it('leaves nothing outside of its structure: what is no content is an ornament', () => {
    for (const { content } of plan.pages) {
      const operators = content.split('\n')
      let depth = 0
      for (const operator of operators) {
        if (/BDC$|BMC$/.test(operator)) depth += 1
        if (operator === 'EMC') depth -= 1
        if (/^(f|S|B|W n|f\*)$|TJ$/.test(operator)) expect(depth).toBe(1)
      }
      expect(depth).toBe(0)
    }
  })
})

it.each(['step', 'wall', 'chair', 'table', 'backpack'])(
  'says on its cover and in its mail that it takes a %s',
  (thing) => {
    const brand = { name: 'Summit', shortName: 'summit', postalAddress: '1 Ridge Road' }
    const mail = welcomeMail({ name: null, siteUrl: 'https://summit.example', unsubscribeUrl: '', brand })
    const list = wordsOn(1).slice(wordsOn(1).indexOf('What you need'), wordsOn(1).indexOf('Your days'))
    for (const text of [list, wordsOn(0), mail.text]) expect(text).toContain(thing)
  },
)

describe('the plan on paper', () => {
  it('keeps every text on its page, off the edge that printers leave white', () => {
    const edge = 17
    for (const { runs, width, height } of plan.pages) {
      expect(runs.length).toBeGreaterThan(3)
      for (const { left, right, top, bottom } of runs) {
        expect(left).toBeGreaterThan(edge)
        expect(right).toBeLessThan(width - edge)
        expect(bottom).toBeGreaterThan(edge)
        expect(top).toBeLessThan(height - edge)
      }
    }
  })

  it('lets no text run into another', () => {
    for (const { runs } of plan.pages) {
      for (const [index, one] of runs.entries()) {
        for (const other of runs.slice(index + 1))
          expect(overlap(one, other), `${one.text} / ${other.text}`).toBe(false)
      }
    }
  })

  it('explains every exercise it asks for', () => {
    const explained = wordsOn(3) + wordsOn(4)
    for (const { sessions } of weeks) {
      for (const { exercise } of sessions.flatMap(({ work }) => work)) {
        expect(explained).toContain(techniques[exercise].name)
      }
    }
  })

  it.each([0, 1, 2, 3])('has three sessions in week %i, counted through, with a box for every set', (week) => {
    const sheet = wordsOn(5 + week)
    const sessions = weeks[week]?.sessions ?? []
    expect(sessions).toHaveLength(3)
    sessions.forEach(({ name }, index) => expect(sheet).toContain(`Session ${week * 3 + index + 1}: ${name}`))
    const sets = sessions.flatMap(({ work }) => work.map(({ sets }) => sets))
    const warmAndCool = 2 * sessions.length
    const squares = plan.pages[5 + week]?.content.match(/ 12 12 re\n/g) ?? []
    expect(squares).toHaveLength(sets.reduce((sum, count) => sum + count, warmAndCool))
  })

  it('ends at the height that its sessions add up to', () => {
    const steps = weeks.flatMap(({ sessions }) => sessions.map(({ stepUps }) => stepUps))
    expect(total).toBe(Math.round(steps.reduce((sum, count) => sum + count, 0) * 0.2))
    expect(wordsOn(plan.pages.length - 1)).toContain(`${total} meters`)
  })
})

describe('the way to the app on the last page', () => {
  it('is a code that a camera reads', () => {
    const drawings = plan.pages.at(-1)?.content.split('EMC') ?? []
    const [code = ''] = drawings.filter((drawing) => drawing.split(' m\n').length > 100)
    const path = [...code.matchAll(/^(\d+) (\d+) m\n(\d+) \d+ l$/gm)]
      .map(([, x, y, end]) => `M${x} ${y}h${Number(end) - Number(x)}`)
      .join('')
    expect(readQr({ path, size: appStoreQr.size })).toBe(brand.appStoreUrl)
  })

  it('is a link, whose text is where it leads', () => {
    expect(file.toString('latin1')).toContain(`/URI (${brand.appStoreUrl})`)
    expect(wordsOn(plan.pages.length - 1)).toContain(new URL(brand.appStoreUrl).pathname)
    expect(plan.structure.filter(({ kind }) => kind === 'Link')).toHaveLength(1)
  })
})

/** Whether two lines of letters share ground. Lines set solid touch with ascenders and descenders they do not have. @param {import('./read-pdf.mjs').Run} one @param {import('./read-pdf.mjs').Run} other */
function overlap(one, other) {
  const slack = Math.min(one.top - one.bottom, other.top - other.bottom) * 0.3
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
  return across > 0.5 && down > slack
}
