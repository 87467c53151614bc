import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../tools/chromium.mjs'
import { root } from '../../tools/lib/parts.mjs'
import { storiesOf } from '../../tools/visual-review/plan.mjs'
import { serve } from '../../tools/visual-review/serve.mjs'
import { openManager } from './manager.mjs'

/** How long a story may take until it is ready, in milliseconds. */
const READY_MS = 2000
/** How often a slow one is tried again: the machine may be busy with something else. */
const RETRIES = 4

const build = path.join(root, 'storybook-static')
const ids = [...storiesOf(build).keys()]

/** @type {import('playwright').Browser} */
let browser
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
})
afterAll(() => browser.close())

/**
 * Shows stories one after the other in one manager, and says what is wrong with which.
 * @param {string} address
 * @param {string[]} stories
 * @returns {Promise<string[]>}
 */
async function faults(address, stories) {
  const [first = '', ...others] = stories
  const manager = await openManager(browser, address, first)
  const found = []
  const slow = []
  for (const id of [...others, first]) {
    const { status, ms, errors, left } = await manager.show(id)
    if (status !== 'success' || errors.length > 0)
      found.push(`${id}: ${stripVTControlCharacters([status, ...errors].join(', '))}`)
    if (left.length > 0) found.push(`${id} left ${left.join(', ')}`)
    if (ms > READY_MS) slow.push(id)
  }
  for (const id of slow) {
    const times = []
    do {
      await manager.show(id === first ? (others[0] ?? first) : first)
      times.push((await manager.show(id)).ms)
    } while (Math.min(...times) > READY_MS && times.length < RETRIES)
    if (Math.min(...times) > READY_MS) found.push(`${id} is ready after ${Math.min(...times)} ms`)
  }
  await manager.show(first)
  for (const element of await manager.besides()) found.push(`an element was left in the body: ${element}`)
  if (!(await manager.settings())) found.push('a setting of the reader is gone')
  found.push(...manager.missing.map((pathname) => `404: ${pathname}`))
  await manager.close()
  return found
}

it('shows every story in the manager, ready within 2 s, and leaves nothing behind', async () => {
  const { origin, close } = await serve(build)
  onTestFinished(close)
  // Two readers at once, of every other story.
  const halves = [0, 1].map((half) => ids.filter((_, index) => index % 2 === half))
  const found = await Promise.all(halves.map((half) => faults(`${origin}/`, half)))
  expect(found.flat()).toEqual([])
}, 420_000)

it('works from a folder of a site, with a mocked network too', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'storybook-'))
  symlinkSync(build, path.join(site, 'foo'))
  const { origin, close } = await serve(site)
  onTestFinished(async () => {
    await close()
    rmSync(site, { recursive: true })
  })
  const sample = ['ui-button--accent', 'ui-dialog--open', 'features-sign-in--idle', 'pages-home--default']
  const flows = ids.filter((id) => id.startsWith('flows-sign-in--'))
  expect(await faults(`${origin}/foo/`, [...sample, ...flows])).toEqual([])
}, 120_000)
