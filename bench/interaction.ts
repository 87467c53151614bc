/** The first tap, click, key and submit on a slow phone, before hydration and after it. */
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../tools/chromium.ts'
import { interact, type Action } from './act.ts'
import { interleave } from './measure.ts'
import { getRows, type Table } from './report.ts'
import { floor, ours, withSites } from './sites.ts'

const dialog = '[role=dialog], dialog[open]'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const escape = (page: Page) => page.keyboard.press('Escape')

/** Sends input where the control is, without Playwright's wait for a page that stands still. */
async function press(page: Page, name: string, send: (x: number, y: number) => Promise<void>) {
  const control = button(page, name)
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await control.boundingBox()
  if (!box) throw new Error(`${page.url()} does not show the button ${name}.`)
  await send(box.x + box.width / 2, box.y + box.height / 2)
}

const opens = (name: string, act: Action['act']): Action => ({
  path: '/',
  effect: dialog,
  prepare: (page) => button(page, name).waitFor(),
  act,
  undo: escape,
})

/** A tap on a button of home that opens a dialog. */
export const tap = (name: string): Action =>
  opens(name, (page) => press(page, name, (x, y) => page.touchscreen.tap(x, y)))

export const actions: Record<string, Action> = {
  'tap, "Open menu"': tap('Open menu'),
  'click, "Watch Demo"': opens('Watch Demo', (page) => press(page, 'Watch Demo', (x, y) => page.mouse.click(x, y))),
  'key, "Watch Demo"': opens('Watch Demo', async (page) => {
    await button(page, 'Watch Demo').focus()
    await page.keyboard.press('Enter')
  }),
  // The effect is that the form is being sent. No back end answers.
  'submit, "Sign In"': {
    path: '/auth/login',
    effect: 'form[data-state=pending]',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('ada@example.org')
      await page.getByLabel('Password', { exact: true }).fill('secret')
    },
    act: (page) => press(page, 'Sign In', (x, y) => page.mouse.click(x, y)),
    undo: async () => {},
  },
}

export async function interaction(runs: number): Promise<Table[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await withSites(async (origins) => {
      const names = [...origins.keys()].filter((name) => name !== floor)
      const tables: Table[] = []
      for (const [title, action] of Object.entries(actions)) {
        const samples = await interleave(names, runs, (name) => interact(browser, origins.get(name) ?? '', action))
        tables.push({
          title: `${title}, at 4× CPU and slow 4G: ms from the input`,
          rows: getRows(samples, ours, ['first: effective']),
        })
      }
      return tables
    })
  } finally {
    await browser.close()
  }
}
