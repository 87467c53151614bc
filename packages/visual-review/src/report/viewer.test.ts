import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../browser.ts'
import { loadConfig } from '../config.ts'
import { getFindings } from '../findings.ts'
import type { Picture } from '../plan.ts'
import type { Result } from '../review.ts'
import { writeReport } from './write.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'visual-viewer-'))

/** A tall page with a coloured square. */
function screenshot(red: number) {
  const png = new PNG({ width: 600, height: 4000 })
  png.data.fill(255)
  for (let y = 3000; y < 3040; y++)
    for (let x = 100; x < 140; x++) png.data.writeUInt32BE(((red << 24) | 0xff) >>> 0, (y * 600 + x) * 4)
  return PNG.sync.write(png)
}

const picture = (name: string, prefix = ''): Picture => ({
  story: { id: `${prefix}ui-card--${name}`, title: 'UI/Card', name, importPath: '' },
  mode: 'dark',
  sides: ['base', 'head'],
})
const change = { slot: '', place: 'body', where: 'div' }
const results: Result[] = [
  {
    ...picture('tall'),
    status: 'changed',
    base: screenshot(100),
    head: screenshot(200),
    changes: [
      { ...change, kind: 'text', text: '“a” → “b”' },
      { ...change, kind: 'style', text: 'color #f00 → blue' },
    ],
  },
  { ...picture('young', 'packages/web/'), status: 'new', head: screenshot(50), fingerprint: '' },
]

let browser: Browser
let report: Page
const requestedProtocols: string[] = []

beforeAll(async () => {
  const [out, build] = [path.join(folder, 'report'), path.join(folder, 'build')]
  mkdirSync(build)
  writeFileSync(path.join(build, 'index.html'), '')
  const file = writeReport(out, [{ prefix: '', builds: { base: build, head: build } }], {
    findings: getFindings({ results, tokens: [] }, [], { planned: 2, isComplete: true }, ['light', 'dark']),
    selection: { modes: ['core'], stories: [], files: 'all' },
    config: { modes: { dark: { globals: { theme: 'dark' } } }, defaultModes: ['light', 'dark'] },
    seconds: { building: 1, looking: 1 },
    base: { name: 'abc (v1)', commit: 'abc' },
    head: { name: 'def' },
    browser: '150',
    notes: ['ui-card--tall: there is no viewport "huge"'],
  })
  const config = await loadConfig(path.join(import.meta.dirname, '../../../..'))
  browser = await launchBrowser(config.launchOptions('chromium'))
  report = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  report.on('request', (request) => requestedProtocols.push(new URL(request.url()).protocol))
  await report.goto(pathToFileURL(file).href)
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

describe('a report', () => {
  it('opens from a file without network requests, with its own style sheet', async () => {
    expect(requestedProtocols.every((protocol) => protocol === 'file:' || protocol === 'data:')).toBe(true)
    expect(await report.getByRole('heading', { level: 1 }).textContent()).toBe('2 changes to review')
    await report.getByText('1 style and 1 text changed, 1 picture follows; 1 picture is new.').waitFor()
    await report.getByText('ui-card--tall: there is no viewport "huge"').waitFor()
    await report.getByText('Accept this').first().click()
    const copy = report.getByRole('button', { name: 'Copy the text' }).first()
    expect(await copy.evaluate((button) => getComputedStyle(button).paddingInlineStart)).toBe('12px')
  })

  it('steps through the changes by keyboard', async () => {
    const viewer = report.getByRole('dialog')
    const shown = (side: string) => viewer.getByAltText(side).isVisible()
    const link = report.getByRole('link', { name: /UI\/Card tall/ }).last()
    await link.press('Enter')
    const desk = viewer.getByRole('region', { name: 'Picture' })
    await expect.poll(() => desk.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(2500)
    expect(await viewer.locator('#viewer-place').textContent()).toBe('dark, 1 of 2, changed')
    expect(await viewer.getByRole('list', { name: 'Causes' }).getByRole('listitem').allTextContents()).toEqual([
      'c1 text “a” → “b”',
      'c2 style color #f00 → blue',
    ])

    const slider = viewer.getByRole('slider')
    // In the middle of the square.
    expect(await slider.inputValue()).toBe('20')
    await slider.press('Home')
    expect(await viewer.locator('.before figure').evaluate((side) => getComputedStyle(side).clipPath)).toContain('100%')
    await report.keyboard.press('6')
    expect([await shown('difference'), await shown('before'), await shown('after')]).toEqual([true, false, false])
    await report.keyboard.press('1')
    expect([await shown('difference'), await shown('before'), await shown('after')]).toEqual([false, true, false])

    await report.keyboard.press('j')
    expect(await viewer.getByRole('radio', { name: 'after' }).isChecked()).toBe(true)
    expect(await viewer.getByRole('radio', { name: 'slider' }).isDisabled()).toBe(true)
    // One of several Storybooks.
    expect(await viewer.getByRole('link', { name: 'after' }).getAttribute('href')).toBe(
      'head/packages/web/index.html?path=/story/ui-card--young&globals=theme:dark',
    )
    await report.keyboard.press('j')
    expect(await viewer.getByRole('heading').textContent()).toBe('UI/Card tall')
    expect(await viewer.getByRole('link', { name: 'after' }).getAttribute('href')).toBe(
      'head/index.html?path=/story/ui-card--tall&globals=theme:dark',
    )
    await report.keyboard.press('Escape')
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('outlines what changed, at its own place in both pictures side by side', async () => {
    await report
      .getByRole('link', { name: /UI\/Card tall/ })
      .first()
      .press('Enter')
    const viewer = report.getByRole('dialog')
    await report.keyboard.press('3')
    /** Where the outline is on the screen, and where it is in the picture. */
    const readOutline = async (side: string) => {
      const [outline, picture] = [viewer.locator(`.${side} .box`), viewer.getByAltText(side)]
      const [box, whole] = [await outline.boundingBox(), await picture.boundingBox()]
      return box && whole && { y: box.y, left: (box.x - whole.x) / whole.width, top: (box.y - whole.y) / whole.height }
    }
    const isInSight = (side: string) => expect.poll(async () => ((await readOutline(side))?.y ?? -1) / 700)
    for (const side of ['before', 'after']) {
      await isInSight(side).toBeGreaterThan(0.2)
      await isInSight(side).toBeLessThan(1)
      const place = await readOutline(side)
      expect(place?.left).toBeCloseTo(100 / 600, 3)
      expect(place?.top).toBeCloseTo(3000 / 4000, 3)
    }
    await viewer.locator('.pane.after').evaluate((pane) => pane.scrollTo(0, 50))
    await expect.poll(() => viewer.locator('.pane.before').evaluate(({ scrollTop }) => scrollTop)).toBe(50)
    await report.keyboard.press('o')
    expect(await viewer.locator('.after .box').isVisible()).toBe(false)
    await report.keyboard.press('Escape')
  })

  it('begins at the change, in its own size, on a phone', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 700 } })
    await phone.goto(report.url())
    await phone
      .getByRole('link', { name: /UI\/Card tall/ })
      .first()
      .click()
    const image = phone.getByRole('dialog').getByAltText('after')
    await expect.poll(() => image.evaluate(({ clientWidth }) => clientWidth)).toBe(600)
    await expect.poll(async () => (await image.boundingBox())?.y).toBeLessThan(-2500)
    await phone.close()
  })

  it('lists the causes with swatches of their colours', async () => {
    const causes = report.getByRole('navigation', { name: 'Causes' })
    expect(await causes.getByRole('listitem').allTextContents()).toEqual([
      'c1 “a” → “b” 1 ×',
      'c2 color #f00 → blue 1 ×',
    ])
    const swatch = causes.locator('.swatch')
    expect(await swatch.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))).toEqual([
      'rgb(255, 0, 0)',
    ])
  })
})
