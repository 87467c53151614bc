import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { launchOptions } from '../../../tools/chromium.ts'
import { root } from '../../../tools/lib/run.ts'
import { inPage } from './in-page.mjs'

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('../../../.storybook/modes.ts')} Modes */
/** @typedef {import('../../../.storybook/modes.ts').Mode} Mode */
/** @typedef {import('./plan.mjs').SideName} SideName */

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

/**
 * Does something with both sides at once.
 * @template T
 * @param {(side: SideName) => Promise<T>} act
 * @returns {Promise<Record<SideName, T>>}
 */
export async function both(act) {
  const [base, head] = await Promise.all([act('base'), act('head')])
  return { base, head }
}

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

/** @typedef {ReturnType<typeof inPage>} Tools What a page does for the review. */
/** @typedef {Awaited<ReturnType<typeof openSide>>} Side One build, open in a page of one mode; stories follow each other there without a reload. */

/**
 * Opens a build in a context of its own.
 * @param {Browser} browser
 * @param {string} origin where it is served
 * @param {Modes} modes
 * @param {Mode} mode
 * @param {'asked' | 'unasked'} axe
 */
export async function openSide(browser, origin, { viewports, defaults }, mode, axe) {
  const context = await browser.newContext({ ...mode.media, deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  /** @type {string[]} */
  const missing = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })

  /**
   * Has something done in the page.
   * @template {keyof Tools} Name
   * @param {Name} name
   * @param {Parameters<Tools[Name]>} args
   * @returns {Promise<Awaited<ReturnType<Tools[Name]>>>}
   */
  const ask = (name, ...args) => {
    const answer = page.evaluate(`visualReview.${name}(...${JSON.stringify(args)})`)
    // SAFETY: it is what the tool of this name answers.
    return inTime(/** @type {Promise<Awaited<ReturnType<Tools[Name]>>>} */ (answer), `${name} ${args[0]}`)
  }

  /** Takes what is shown. @returns {Promise<Shot>} */
  const retake = async () => {
    const { mark, isLarge } = await ask('settle', unseen)
    // Playwright's own way takes twice as long: it packs tightly, and always reaches beyond the screen.
    const how = { optimizeForSpeed: true, captureBeyondViewport: isLarge }
    const { data } = await inTime(devtools.send('Page.captureScreenshot', how), 'The picture')
    return { png: Buffer.from(data, 'base64'), mark }
  }

  /** Shows a story and takes it. @param {string} id @returns {Promise<Shot>} */
  const take = async (id) => {
    const name = (await ask('screenOf', id)) ?? mode.viewport ?? 'desktop'
    const screen = new Map(Object.entries(viewports)).get(name)
    if (!screen) throw new Error(`There is no screen "${name}"`)
    const [width, height] = [parseInt(screen.styles.width), parseInt(screen.styles.height)]
    const now = page.viewportSize()
    if (now?.width !== width || now.height !== height) {
      await ask('blank')
      await page.setViewportSize({ width, height })
    }
    const errors = await ask('show', id)
    if (errors[0]) throw new Error(stripVTControlCharacters(errors[0]).split('\n\n')[0])
    if (missing.length > 0) throw new Error(`The build lacks ${missing.join(', ')}`)
    return retake()
  }

  await page.addInitScript(inPage)
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => 'storyStoreValue' in (window.__STORYBOOK_PREVIEW__ ?? {}))
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
  await ask('set', { ...defaults, ...mode.settings, a11y: { manual: axe === 'unasked' } })
  return { ask, take, retake, tree: () => ask('tree', [...unseen, ...seen]), close: () => context.close() }
}

/** @template T @param {Promise<T>} work @param {string} what @returns {Promise<T>} */
function inTime(work, what) {
  const late = setTimeout(patience, null, { ref: false }).then(() => {
    throw new Error(`${what} did not come to its end within ${patience / 1000} s`)
  })
  return Promise.race([work, late])
}
