import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { Browser, LaunchOptions, Page } from 'playwright'
import type { CaptureSettings } from './chromatic.ts'
import type { BrowserName, Media, Mode, VisualReviewConfig } from './config.ts'
import { followFiles } from './files.ts'
import { installPageFunctions, type PageFunctions, type PageNode } from './in-page/functions.ts'
import type { Side } from './plan.ts'
import { ReviewError } from './review-error.ts'
import { defaultSize, getSize, type Size } from './viewports.ts'

/** A rendered story. */
export interface Capture {
  /** A screenshot of the whole page. */
  png: Buffer
  /** A hash of what no screenshot shows: elements, attributes, text, animation. */
  fingerprint: string
}

/** A page of one build in one mode, which renders one story after another without reloading. */
export interface StoryPage {
  /** Calls one of the page's functions. Rejects after 30 s. */
  call: <Name extends keyof PageFunctions>(
    name: Name,
    ...args: Parameters<PageFunctions[Name]>
  ) => Promise<Awaited<ReturnType<PageFunctions[Name]>>>
  /** Renders a story and captures it. Rejects if it throws, or lacks a script, style sheet or font. */
  capture: (storyId: string, settings?: CaptureSettings) => Promise<Capture>
  /** Captures the rendered story again. */
  recapture: () => Promise<Capture>
  /** The elements of the rendered story. */
  tree: () => Promise<PageNode>
  close: () => Promise<void>
}

/** The same mode of both builds. */
export type PagePair = Record<Side, StoryPage>

/**
 * CSS properties that are read of every element. First those of motion and interaction, which no screenshot shows; then
 * its style properties, as computed values: a width only if it was set, not if it follows from the layout.
 */
const [invisible = [], visible = []] = readFileSync(path.join(import.meta.dirname, 'properties.txt'), 'utf8')
  .split('\n\n')
  .map((names) => names.trim().split(/\s+/))

/** How long rendering a story may take, in milliseconds. */
const TIMEOUT = 30_000

/** How a story is captured that asks for nothing. */
const plain: CaptureSettings = { delay: 0, ignoreSelectors: [], media: {} }

/** Runs an action for both builds in parallel. */
export async function forBothSides<T>(action: (side: Side) => Promise<T>): Promise<Record<Side, T>> {
  const [base, head] = await Promise.all([action('base'), action('head')])
  return { base, head }
}

/**
 * Chromium's flags for reproducible rendering. On a busy machine, a screenshot would otherwise show an animation that is
 * finished already, or an image that is not decoded yet. With partial raster, edges depend on what was drawn before.
 * Content is drawn beyond the viewport, too, for {@link prepareScreenshots}.
 */
const reproducible = [
  ...['--disable-threaded-animation', '--run-all-compositor-stages-before-draw', '--disable-checker-imaging'],
  ...['--disable-partial-raster', '--hide-scrollbars', '--blink-settings=mainFrameClipsContent=false'],
]

/** Firefox's preferences for scrollbars over the content, as the others have them. */
const withoutScrollbars = { 'ui.useOverlayScrollbars': 1 }

/** The browsers as they are written, and what Playwright installs for them. */
const browsers: Record<BrowserName, { title: string; download: string }> = {
  chromium: { title: 'Chromium', download: 'chromium-headless-shell' },
  firefox: { title: 'Firefox', download: 'firefox' },
  webkit: { title: 'WebKit', download: 'webkit' },
}

const isBrowserName = (name: string): name is BrowserName => Object.hasOwn(browsers, name)

/** The browser that a command line names. Throws a {@link ReviewError} for another one. */
export function parseBrowser(name: string): BrowserName {
  if (isBrowserName(name)) return name
  throw new ReviewError(`--browser is one of ${Object.keys(browsers).join(', ')}, not "${name}".`)
}

/** A browser's title and version: `Firefox 153.0`. */
export function describeBrowser(browser: Browser, name: BrowserName): string {
  return `${browsers[name].title} ${browser.version()}`
}

/** Launches a browser, Chromium with reproducible rendering. Only then Playwright is loaded, which takes long. */
export async function launchBrowser(options: LaunchOptions, name: BrowserName = 'chromium'): Promise<Browser> {
  const { [name]: type } = await import('playwright')
  const launch = () =>
    type.launch({
      ...options,
      ...(name === 'chromium' && { args: [...(options.args ?? []), ...reproducible] }),
      ...(name === 'firefox' && { firefoxUserPrefs: { ...withoutScrollbars, ...options.firefoxUserPrefs } }),
    })
  try {
    return await launch()
  } catch {
    // On a busy machine it may crash as it starts. What cannot start fails again.
    return launch().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      const { title, download } = browsers[name]
      const other = name === 'chromium' ? '; CHROMIUM_PATH names another' : ''
      throw new ReviewError(
        `${title} does not start. "npx playwright install ${download}" installs one${other}.\n${reason}`,
      )
    })
  }
}

/**
 * Evaluates an expression in a page, and awaits its promise. Chromium sometimes takes a promise for garbage that it awaits,
 * even one that the page keeps and has resolved: then asks for it again.
 */
export async function evaluate(page: Page, expression: string): Promise<unknown> {
  try {
    return await page.evaluate(`visualReview.result = ${expression}`)
  } catch (error) {
    if (error instanceof Error && error.message.includes('promise was garbage collected'))
      return page.evaluate('visualReview.result')
    throw error
  }
}

/**
 * Resolves with what takes a screenshot of a page of that size. In Chromium by its own protocol: twice as fast as
 * `page.screenshot`, which compresses more. Chromium's way to capture beyond the viewport, `captureBeyondViewport`, lays
 * the page out at 1 × 1 px first: scripts see that, and animations start again.
 */
export async function prepareScreenshots(page: Page): Promise<(size: Size) => Promise<Buffer>> {
  const context = page.context()
  if (context.browser()?.browserType().name() !== 'chromium')
    return (size) =>
      page.screenshot({ clip: { x: 0, y: 0, ...size }, fullPage: true, animations: 'allow', caret: 'initial' })
  const devtools = await context.newCDPSession(page)
  return async (size) => {
    const options = { optimizeForSpeed: true, clip: { x: 0, y: 0, ...size, scale: 1 } }
    const { data } = await devtools.send('Page.captureScreenshot', options)
    return Buffer.from(data, 'base64')
  }
}

/**
 * Opens a served build in a browser context of its own. axe runs only where it is needed, as it is slow. `onNote` is called
 * with what reviewers should know.
 */
export async function openStoryPage(
  browser: Browser,
  origin: string,
  { viewports, globals }: Pick<VisualReviewConfig, 'viewports' | 'globals'>,
  mode: Mode,
  axe: 'on' | 'off',
  onNote: (note: string) => void,
): Promise<StoryPage> {
  const context = await browser.newContext({ ...mode.media, deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' })
  const page = await context.newPage()
  const takeScreenshot = await prepareScreenshots(page)
  const files = followFiles(page)
  const viewport = { name: mode.viewport ?? 'desktop', isRotated: false, options: {} }
  const { note, ...modeSize } = getSize(viewport, viewports, defaultSize)
  if (note) onNote(`every story: ${note}`)

  const call: StoryPage['call'] = (name, ...args) => {
    const result = evaluate(page, `visualReview.${name}(...${JSON.stringify(args)})`)
    // SAFETY: the page's function of this name returned it.
    return withTimeout(result as ReturnType<StoryPage['call']>, `${name} ${JSON.stringify(args).slice(0, 80)}`) as never
  }

  const recapture = async (): Promise<Capture> => {
    let size
    do size = await call('settle')
    while (await withTimeout(files.load(), 'Loading the files'))
    const png = await withTimeout(takeScreenshot(size), 'The screenshot')
    return { png, fingerprint: await call('fingerprint', invisible) }
  }

  const readSize = async (storyId: string): Promise<Size> => {
    if (mode.size) return mode.size
    const { note, ...size } = getSize(await call('getViewport', storyId), viewports, modeSize)
    if (note) onNote(`${storyId}: ${note}`)
    return size
  }

  const usual = { forcedColors: 'none', reducedMotion: 'no-preference', ...mode.media } as const
  let emulated = JSON.stringify(usual)
  const emulate = async (media: Media) => {
    const wanted = { ...usual, ...media }
    if (JSON.stringify(wanted) === emulated) return
    emulated = JSON.stringify(wanted)
    await page.emulateMedia(wanted)
  }

  const capture = async (
    storyId: string,
    { delay, ignoreSelectors, media }: CaptureSettings = plain,
  ): Promise<Capture> => {
    files.startList()
    const { width, height } = await readSize(storyId)
    const current = page.viewportSize()
    if (current?.width !== width || current.height !== height) {
      await call('hide')
      await page.setViewportSize({ width, height })
    }
    await emulate(media)
    const [error] = await call('renderStory', storyId, ignoreSelectors)
    if (error) throw new Error(getFirstParagraph(error))
    if (delay > 0) {
      await call('settle')
      await setTimeout(delay)
    }
    const captured = await recapture()
    if (files.missing().length > 0) throw new Error(`The build lacks ${files.missing().join(', ')}`)
    return captured
  }

  // tsx keeps function names by a helper, which the page does not have.
  await page.addInitScript('globalThis.__name ??= (target) => target')
  await page.addInitScript(installPageFunctions)
  let reason: string | undefined
  page.once('pageerror', ({ message }) => (reason = message))
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  const preview = 'window.__STORYBOOK_PREVIEW__'
  await page
    .waitForFunction(`Boolean(${preview}?.storyStoreValue ?? ${preview}?.previewEntryError)`)
    .catch((error: unknown) => {
      // No story would do better.
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new ReviewError(`A Storybook does not start: ${reason ?? nameMissing(files.missing())}`)
      throw error
    })
  const own = await page.evaluate<string | undefined>(`${preview}.previewEntryError?.message`)
  if (own !== undefined) throw new ReviewError(`A Storybook does not start: ${getFirstParagraph(own)}`)
  await page.evaluate('__STORYBOOK_PREVIEW__.ready()')
  await withTimeout(files.load(), 'Loading the page')
  for (const file of files.missing()) onNote(`every story: the page lacks ${file}`)
  await call('start', { ...globals, ...mode.globals, a11y: { manual: axe === 'off' } })
  return {
    call,
    capture,
    recapture,
    tree: () => call('tree', [...invisible, ...visible]),
    close: () => context.close(),
  }
}

/** A build for a folder of a site asks for its files there. */
function nameMissing([file]: readonly string[]): string {
  return file ? `it lacks ${file}. Is it built for the root of a site?` : 'it has no preview after 30 s'
}

const getFirstParagraph = (message: string) => stripVTControlCharacters(message).trim().split('\n\n')[0] ?? ''

function withTimeout<T>(work: Promise<T>, description: string): Promise<T> {
  const timeout = setTimeout(TIMEOUT, null, { ref: false }).then(() => {
    throw new Error(`${description} did not finish within ${TIMEOUT / 1000} s`)
  })
  return Promise.race([work, timeout])
}
