/** One visit to a page on a slow phone: what is loaded, when it is seen, what the main thread does. */
import type { Browser, CDPSession, Page } from 'playwright'
import type { Sample } from './measure.ts'

/** A mid-range phone on slow 4G. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const CPU_SLOWDOWN = 4
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** What a visitor prefers. */
export type Motion = 'no-preference' | 'reduce'

interface Observed {
  lcp: number
  longTasks: number[]
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** Opens a blank page of a slow phone. */
export async function slowPage(browser: Browser, reducedMotion: Motion = 'no-preference') {
  const context = await browser.newContext({ ...phone, reducedMotion })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  return { page, session, close: () => context.close() }
}

/** Runs in the page before its own scripts. Names no function: tsx would wrap it in a helper that the page lacks. */
function observe() {
  window.observed = { lcp: 0, longTasks: [] }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.observed.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.observed.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Loads a page and measures until its network is silent. */
export async function visit(browser: Browser, url: string): Promise<Sample> {
  const { page, session, close } = await slowPage(browser)
  try {
    const loaded = countLoads(session)
    await session.send('Performance.enable')
    await page.goto(url, { waitUntil: 'networkidle' })
    const { lcp, longTasks } = await page.evaluate(() => window.observed)
    const fcp = await firstPaint(page)
    const spent = await durations(session)
    return {
      requests: loaded.requests,
      kB: loaded.bytes / 1000,
      FCP: fcp,
      LCP: lcp,
      blocking: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      script: spent('ScriptDuration'),
      'style + layout': spent('RecalcStyleDuration') + spent('LayoutDuration'),
      'heap MB': await heap(session),
    }
  } finally {
    await close()
  }
}

function countLoads(session: CDPSession) {
  const loaded = { requests: 0, bytes: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    loaded.requests += 1
    loaded.bytes += encodedDataLength
  })
  return loaded
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)

/** Times of the main thread by name, in ms. */
async function durations(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN)
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
