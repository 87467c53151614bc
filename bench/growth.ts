/** What grows with the project: story tests and the visual review with the stories, a toast with those before it. */
import { launchBrowser, plan, review, listStories } from 'visual-review'
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { config } from '../config/visual-review.config.ts'
import { launchOptions } from '../tools/chromium.ts'
import { root } from '../tools/lib/run.ts'
import { buildToasts } from './build-kit.ts'
import { interleave, type Sample } from './measure.ts'
import { installKits } from './library.ts'
import { getRows, type Table } from './report.ts'
import { writeStorybook } from './write-storybook.ts'

const COUNTS = [100, 300, 600]
const TOASTS = 10_000

export async function growth(runs: number): Promise<Table[]> {
  const toasts = await interleave([`${TOASTS} toasts in a row`], runs, await toastMeasure())
  // A run of all takes minutes, and its time depends on the number of stories far more than on anything else.
  const stories = await interleave(COUNTS.map(named), Math.ceil(runs / 5), async (name) => testStories(parseInt(name)))
  const reviews = await interleave(COUNTS.map(named), 1, (name) => reviewStories(parseInt(name)))
  return [
    { title: 'Toasts, each in place of the one before: ms each', rows: getRows(toasts, '', []) },
    { title: 'Story tests, from the command to the report', rows: getRows(stories, named(100), ['seconds']) },
    { title: 'Visual review without a change, both sides in light', rows: getRows(reviews, named(100), ['seconds']) },
  ]
}

const named = (count: number) => `${count} stories`

/** A function that shows all toasts on a fresh page. */
async function toastMeasure() {
  installKits()
  const script = await buildToasts()
  return async () => {
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await browser.newPage()
      await page.setContent('<!doctype html><title>toasts</title><div id="root" class="summit"></div>')
      await page.addScriptTag({ content: script })
      return await page.evaluate((count) => window.measureKit(count), TOASTS)
    } finally {
      await browser.close()
    }
  }
}

/** Runs the tests of so many stories, each with a play function and the accessibility check. */
function testStories(count: number): Sample {
  const folder = writeStorybook(count)
  const start = performance.now()
  execFileSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', join(folder, 'vitest.config.ts')],
    {
      cwd: root,
      stdio: 'pipe',
    },
  )
  const seconds = (performance.now() - start) / 1000
  rmSync(folder, { recursive: true })
  return { seconds, 'ms per story': (1000 * seconds) / count }
}

/** Builds so many stories and compares the build with itself. */
async function reviewStories(count: number): Promise<Sample> {
  const folder = writeStorybook(count)
  const build = join(folder, 'static')
  const start = performance.now()
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js'
  execFileSync(process.execPath, [storybook, 'build', '--quiet', '--config-dir', folder, '--output-dir', build], {
    cwd: root,
    stdio: 'pipe',
  })
  const built = performance.now()
  const stories = listStories(build)
  const pictures = plan(stories, stories, config, { modes: ['light'], stories: [], files: 'all' })
  const browser = await launchBrowser(config.launchOptions('chromium'))
  const options = { browser, config, builds: { base: build, head: build }, concurrency: availableParallelism() }
  try {
    const { results } = await review(options, pictures)
    const seconds = (performance.now() - built) / 1000
    const others = results.filter(({ status }) => status !== 'same')
    if (pictures.length !== count || others.length > 0)
      throw new Error(
        `Of ${count} stories, ${pictures.length} were reviewed and ${others.length} differ from themselves.`,
      )
    rmSync(folder, { recursive: true })
    return { 'build, s': (built - start) / 1000, seconds, 'captures per second': (2 * count) / seconds }
  } finally {
    await browser.close()
  }
}
