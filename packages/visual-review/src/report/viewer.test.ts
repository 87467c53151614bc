import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../browser.ts'
import { loadConfig } from '../config.ts'
import { findingsOf } from '../findings.ts'
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

const picture = (name: string): Picture => ({
  story: { id: `ui-card--${name}`, title: 'UI/Card', name, importPath: '' },
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
      { ...change, kind: 'style', text: 'color red → blue' },
    ],
  },
  { ...picture('young'), status: 'new', head: screenshot(50) },
]

let browser: Browser
let report: Page
const requestedProtocols: string[] = []

beforeAll(async () => {
  const [out, build] = [path.join(folder, 'report'), path.join(folder, 'build')]
  mkdirSync(build)
  writeFileSync(path.join(build, 'index.html'), '')
  const file = await writeReport(
    out,
    { base: build, head: build },
    {
      findings: findingsOf({ results, tokens: [] }, [], { planned: 2, isComplete: true }, ['light', 'dark']),
      selection: { modes: ['core'], stories: [], files: 'all' },
      config: { modes: { dark: { globals: { theme: 'dark' } } }, defaultModes: ['light', 'dark'] },
      seconds: { building: 1, looking: 1 },
      base: { commit: 'abc', name: 'abc (v1)' },
      head: { commit: 'def', isDirty: false },
      browser: '150',
    },
  )
  const config = await loadConfig(path.join(import.meta.dirname, '../../../..'))
  browser = await launchBrowser(config.launchOptions())
  report = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  report.on('request', (request) => requestedProtocols.push(new URL(request.url()).protocol))
  await report.goto(pathToFileURL(file).href)
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

describe('a report', () => {
  it('opens from a file without network requests, styled by the design system', async () => {
    expect(requestedProtocols.every((protocol) => protocol === 'file:' || protocol === 'data:')).toBe(true)
    expect(await report.getByRole('heading', { level: 1 }).textContent()).toBe(
      '1 style and 1 text changed, 1 picture follows; 1 picture is new.',
    )
    await report.getByText('Accept this').first().click()
    const copy = report.getByRole('button', { name: 'Copy the text' }).first()
    expect(await copy.evaluate((button) => getComputedStyle(button).paddingInlineStart)).toBe('16px')
  })

  it('steps through the changes by keyboard', async () => {
    const viewer = report.getByRole('dialog')
    const shown = (side: string) => viewer.locator(`img.${side}`).isVisible()
    const link = report.getByRole('link', { name: /UI\/Card tall/ }).last()
    await link.press('Enter')
    const desk = viewer.getByRole('region', { name: 'Picture' })
    await expect.poll(() => desk.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(2500)
    expect(await viewer.locator('#viewer-place').textContent()).toBe('dark, 1 of 2, c1 c2')

    const slider = viewer.getByRole('slider')
    // In the middle of the square.
    expect(await slider.inputValue()).toBe('20')
    await slider.press('Home')
    expect(await viewer.locator('img.base').evaluate((image) => getComputedStyle(image).clipPath)).toContain('100%')
    await report.keyboard.press('5')
    expect([await shown('difference'), await shown('base'), await shown('head')]).toEqual([true, false, false])
    await report.keyboard.press('1')
    expect([await shown('difference'), await shown('base'), await shown('head')]).toEqual([false, true, false])

    await report.keyboard.press('j')
    expect(await viewer.getByRole('radio', { name: 'head' }).isChecked()).toBe(true)
    expect(await viewer.getByRole('radio', { name: 'slider' }).isDisabled()).toBe(true)
    await report.keyboard.press('j')
    expect(await viewer.getByRole('heading').textContent()).toBe('UI/Card tall')
    expect(await viewer.getByRole('link', { name: 'head' }).getAttribute('href')).toBe(
      'head/index.html?path=/story/ui-card--tall&globals=theme:dark',
    )
    await report.keyboard.press('Escape')
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
