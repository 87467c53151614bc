import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { launchOptions } from '../chromium.mjs'
import { root } from '../lib/parts.mjs'
import { inPage } from './in-page.mjs'

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../../.storybook/modes.ts')} Modes */
/** @typedef {import('../../.storybook/modes.ts').Mode} Mode */
/** @typedef {import('./in-page.mjs').Node} Node */

/**
 * A story as it was once.
 * @typedef {object} Shot
 * @property {Buffer} png the whole page
 * @property {string} mark a fingerprint of what the picture does not show: elements, attributes, words, motion
 */

/**
 * The properties that are read of an element. First what says how it moves or answers a pointer, which no picture shows;
 * then what says how it looks, as computed, not as used: a width is read when it was asked for, not when it came about.
 */
const [unseen = [], seen = []] = readFileSync(path.join(import.meta.dirname, 'properties.txt'), 'utf8')
  .split('\n\n')
  .map((names) => names.trim().split(/\s+/))

/** How long a story may take, in milliseconds. */
const patience = 30_000

/** A browser in which one page always looks the same. */
export function openBrowser() {
  const { args, ...options } = launchOptions()
  // Drawn in part, an edge depends on what was there before it.
  return chromium.launch({ ...options, args: [...args, '--disable-partial-raster', '--hide-scrollbars'] })
}

/** The modes that the toolbar has too, read from their TypeScript. @returns {Promise<Modes>} */
export async function readModes() {
  const file = path.join(root, '.storybook/modes.ts')
  return (await runnerImport(file, { configFile: false, logLevel: 'silent' })).module
}

/** Something that kept a story from being looked at. */
export class CaptureFailure extends Error {}

/** One build of Storybook, open in one page of one mode; stories follow each other there without a reload. */
export class Side {
  /** @type {string[]} */
  missing = []

  /** @param {Page} page @param {import('playwright').CDPSession} devtools @param {Modes['viewports']} screens @param {Mode} mode */
  constructor(page, devtools, screens, mode) {
    this.page = page
    this.devtools = devtools
    this.screens = screens
    this.mode = mode
    page.on('response', (response) => {
      if (response.status() === 404) this.missing.push(new URL(response.url()).pathname)
    })
  }

  /**
   * Opens a build in a context of its own.
   * @param {Browser} browser
   * @param {string} origin where it is served
   * @param {Modes} modes
   * @param {Mode} mode
   * @param {'asked' | 'unasked'} axe
   */
  static async open(browser, origin, { viewports, defaults }, mode, axe) {
    const context = await browser.newContext({
      ...mode.media,
      deviceScaleFactor: 1,
      locale: 'en-US',
      timezoneId: 'UTC',
    })
    const page = await context.newPage()
    const side = new Side(page, await context.newCDPSession(page), viewports, mode)
    await page.addInitScript(inPage)
    await page.goto(`${origin}/iframe.html?viewMode=story`)
    await page.waitForFunction(() => 'storyStoreValue' in (window.__STORYBOOK_PREVIEW__ ?? {}))
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
    const globals = { ...defaults, ...mode.settings, a11y: { manual: axe === 'unasked' } }
    await page.evaluate((globals) => window.visualReview.set(globals), globals)
    return side
  }

  close() {
    return this.page.context().close()
  }

  /** Shows a story and takes it. @param {string} id @returns {Promise<Shot>} */
  async take(id) {
    const errors = await inTime(this.show(id), `${id} did not come to its end`)
    if (errors.length > 0) throw new CaptureFailure(errors.join('\n').split('\n\n')[0])
    if (this.missing.length > 0) throw new CaptureFailure(`The build lacks ${this.missing.join(', ')}`)
    return this.retake()
  }

  /** What axe finds in the story that is shown. */
  violations() {
    return inTime(
      this.page.evaluate(() => window.visualReview.violations()),
      'axe did not come to its end',
    )
  }

  /** Takes what is shown. @returns {Promise<Shot>} */
  async retake() {
    const { mark, isLarge } = await this.page.evaluate((names) => window.visualReview.settle(names), unseen)
    // Playwright's own way takes twice as long: it packs tightly, and always reaches beyond the screen.
    const how = { optimizeForSpeed: true, captureBeyondViewport: isLarge }
    const { data } = await inTime(this.devtools.send('Page.captureScreenshot', how), 'The picture was not taken')
    return { png: Buffer.from(data, 'base64'), mark }
  }

  /** Everything that is known about what is shown. @returns {Promise<Node>} */
  tree() {
    return this.page.evaluate((names) => window.visualReview.tree(names), [...unseen, ...seen])
  }

  /** @param {string} id */
  async show(id) {
    const asked = await this.page.evaluate((id) => window.visualReview.screenOf(id), id)
    const screen = Object.entries(this.screens).find(([name]) => name === (asked ?? this.mode.viewport ?? 'desktop'))
    if (!screen) throw new CaptureFailure(`There is no screen "${asked}"`)
    const [width, height] = [parseInt(screen[1].styles.width), parseInt(screen[1].styles.height)]
    const now = this.page.viewportSize()
    if (now?.width !== width || now.height !== height) await this.page.setViewportSize({ width, height })
    return this.page.evaluate((id) => window.visualReview.show(id), id)
  }
}

/** @template T @param {Promise<T>} work @param {string} what @returns {Promise<T>} */
function inTime(work, what) {
  const late = setTimeout(patience, null, { ref: false }).then(() => {
    throw new CaptureFailure(`${what} within ${patience / 1000} s`)
  })
  return Promise.race([work, late])
}
