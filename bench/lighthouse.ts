/** Lighthouse's scores of a page, with its own settings: a mid-range phone on slow 4G, whose times it simulates. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchOptions } from '../tools/chromium.ts'
import { hostProgram } from './build-hosts.ts'
import type { Sample } from './measure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** The part of a report that is read. A score is 0 to 1; a value is in ms. */
interface LighthouseReport {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Runs Lighthouse once, in a browser of its own. */
export async function lighthouse(url: string): Promise<Sample> {
  const { executablePath, env, args } = launchOptions()
  const { stdout } = await promisify(execFile)(
    hostProgram('lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 ** 2 },
  )
  // SAFETY: Lighthouse's result format.
  const report = JSON.parse(stdout) as LighthouseReport
  const toMilliseconds = (audit: string) => report.audits[audit]?.numericValue ?? NaN
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((report.categories[name]?.score ?? NaN) * 100)])),
    FCP: toMilliseconds('first-contentful-paint'),
    LCP: toMilliseconds('largest-contentful-paint'),
    'speed index': toMilliseconds('speed-index'),
    blocking: toMilliseconds('total-blocking-time'),
  }
}
