/** One first interaction with a page on a slow phone, and the same once more after hydration. */
import type { Browser, Page } from 'playwright'
import type { Sample } from './measure.ts'
import { slowPage } from './visit.ts'

const GIVE_UP_MS = 4_000

/** What a visitor does, and the selector of what must then be seen. */
export interface Action {
  path: string
  effect: string
  /** Waits for the control and puts the page into the state before the input. */
  prepare: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** Takes the effect back, for the second time. */
  undo: (page: Page) => Promise<void>
}

declare global {
  interface Window {
    /** When the input came, and when the page first showed that it had and what it led to. */
    answered: { input: number; acknowledged: number; effective: number }
  }
}

/** Runs in the page before its own scripts. Names no function: tsx would wrap it in a helper that the page lacks. */
function watchAnswers(effect: string) {
  window.answered = { input: NaN, acknowledged: NaN, effective: NaN }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (window.answered = { ...window.answered, input: timeStamp }), true)
  const clock = {
    tick() {
      const { answered } = window
      const isSeen = [...document.querySelectorAll(effect)].some((element) => element.getClientRects().length > 0)
      if (answered.input > 0) {
        const isBusy = document.querySelector('button[aria-busy=true], form[aria-busy=true] button') !== null
        if (Number.isNaN(answered.acknowledged) && (isSeen || isBusy)) answered.acknowledged = performance.now()
        if (Number.isNaN(answered.effective) && isSeen) answered.effective = performance.now()
      }
      requestAnimationFrame(() => this.tick())
    },
  }
  clock.tick()
}

/** Times from the input to each answer, in ms: as soon as the control is there, and again. NaN is an input that was lost. */
export async function interact(browser: Browser, origin: string, action: Action): Promise<Sample> {
  const { page, close } = await slowPage(browser)
  try {
    await page.addInitScript(watchAnswers, action.effect)
    await page.goto(origin + action.path, { waitUntil: 'commit' })
    await action.prepare(page)
    const shown = await page.evaluate(() => performance.now())
    const first = await answerTo(page, action)
    await page.waitForLoadState('networkidle')
    if (Number.isNaN(first.effective)) await answerTo(page, action)
    await action.undo(page)
    await page.locator(action.effect).first().waitFor({ state: 'hidden' })
    await page.evaluate(() => (window.answered = { input: NaN, acknowledged: NaN, effective: NaN }))
    const again = await answerTo(page, action)
    return {
      'control seen': shown,
      'first: acknowledged': first.acknowledged,
      'first: effective': first.effective,
      'first: since navigation': shown + first.effective,
      'lost, %': Number.isNaN(first.effective) ? 100 : 0,
      'again: acknowledged': again.acknowledged,
      'again: effective': again.effective,
    }
  } finally {
    await close()
  }
}

async function answerTo(page: Page, { act }: Action) {
  await act(page)
  const isAnswered = () => window.answered.effective > 0
  await page.waitForFunction(isAnswered, undefined, { timeout: GIVE_UP_MS }).catch(() => {})
  const { input, acknowledged, effective } = await page.evaluate(() => window.answered)
  return { acknowledged: acknowledged - input, effective: effective - input }
}
