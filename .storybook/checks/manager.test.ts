import { stripVTControlCharacters } from 'node:util'
import { serve, storiesOf } from '@summit/visual-review'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../tools/chromium.ts'
import { openManager, type Shown } from './manager.ts'
import { build, serveBelow } from './serve-below.ts'

/**
 * How long a story may take until it is ready, in milliseconds. Where the whole machine is slow, the total may be four
 * times the usual story's; Storybook's wait for animations may not.
 */
const READY_MS = 2000
/** How many stories are tried again: a machine that is slow for a moment makes a few slow, a defect its own each time. */
const TRIED_AGAIN = 20

const ids = [...storiesOf(build).keys()]
/** Every third flow, as flows write to storage, and every 24th of the other stories. `ALL_STORIES=1`: every story. */
const opened = ids.filter((id, index) => process.env.ALL_STORIES || index % (id.startsWith('flows-') ? 3 : 24) === 0)

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
})
afterAll(() => browser.close())

/** Shows stories one after the other in one manager. Returns what is wrong, a sentence each. */
async function faults(address: string, stories: string[], { sidebar }: { sidebar: boolean }): Promise<string[]> {
  const [first = '', ...others] = stories
  const manager = await openManager(browser, address, first, sidebar)
  const shown = new Map<string, Shown>()
  /** The manager ignores the choice of the story that it shows. */
  const another = (id: string) => (id === first ? (others[0] ?? first) : first)
  let current = first
  const show = async (id: string) => {
    current = id
    const result = await manager.show(id)
    shown.set(id, result)
    return result
  }
  const found: string[] = []
  for (const id of [...others, first]) {
    const { status, errors, left } = await show(id)
    if (status !== 'success' || errors.length > 0)
      found.push(`${id}: ${stripVTControlCharacters([status, ...errors].join(', '))}`)
    if (left.length > 0) found.push(`${id} left ${left.join(', ')}`)
  }
  const usual = [...shown.values()].map(({ ms }) => ms).sort((one, other) => one - other)[shown.size >> 1] ?? 0
  const isSlow = (id: string) => {
    const { ms, settling } = shown.get(id) ?? { ms: Infinity, settling: Infinity }
    return settling > READY_MS || ms > Math.max(READY_MS, 4 * usual)
  }
  for (const id of [...shown.keys()].filter(isSlow).slice(0, TRIED_AGAIN)) {
    if (id === current) await show(another(id))
    await show(id)
    if (isSlow(id)) found.push(`${id} is not ready within 2 s: ${JSON.stringify(shown.get(id))}`)
  }
  if (current !== first) await show(first)
  for (const element of await manager.besides()) found.push(`an element was left in the body: ${element}`)
  if (!(await manager.settings())) found.push('a setting of the reader is gone')
  found.push(...manager.missing.map((pathname) => `404: ${pathname}`))
  await manager.close()
  return found
}

it('works below a sub-path, with mocked requests', async () => {
  const { address, close } = await serveBelow('foo')
  onTestFinished(close)
  const sample = ['ui-button--accent', 'ui-dialog--open', 'features-sign-in--idle', 'pages-home--default']
  const flows = ids.filter((id) => id.startsWith('flows-sign-in--'))
  expect(await faults(address, [...sample, ...flows], { sidebar: true })).toEqual([])
}, 120_000)

it('shows stories in the manager within 2 s, without leaks', async () => {
  const { origin, close } = await serve(build)
  onTestFinished(close)
  // Two readers at once, of every other story.
  const halves = [0, 1].map((half) => opened.filter((_, index) => index % 2 === half))
  const found = await Promise.all(halves.map((half) => faults(`${origin}/`, half, { sidebar: false })))
  expect(found.flat()).toEqual([])
}, 600_000)
