import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { demo } from './demo.ts'

/** Fixtures of the end-to-end tests. */
interface Fixtures {
  /** Expected console messages; all others fail the test. */
  expectedMessages: RegExp[]
  /** Automatic: fails a test whose pages log, throw or violate the Content-Security-Policy. */
  consoleCheck: undefined
}

/** Playwright's `test` with our fixtures: any unexpected console message fails. */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  consoleCheck: [
    async ({ context, expectedMessages }, use) => {
      const unexpected: string[] = []
      const check = (text: string) => {
        if (!expectedMessages.some((expected) => expected.test(text))) unexpected.push(text)
      }
      // Policy violations are reported on the console too.
      context.on('console', (message) => check(`${message.type()}: ${message.text()} (${message.location().url})`))
      context.on('weberror', (error) => check(`uncaught: ${error.error().stack}`))
      await use(undefined)
      expect(unexpected, 'console messages').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A gate: `wait` resolves once `open` was called. */
export function createGate() {
  let open = () => {}
  const wait = new Promise<void>((resolve) => {
    open = resolve
  })
  return { wait, open }
}

/** Delays the page's script files until the gate opens. The HTML with its inline loader passes. */
export async function delayScripts(page: Page) {
  const gate = createGate()
  await page.route('**/assets/*.js', async (route) => {
    await gate.wait
    await route.continue()
  })
  return gate
}

/** Resolves after two animation frames, because one may be in progress. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/**
 * Waits until the fonts have arrived and are laid out, which moves the page a little. Frames are those of an
 * IntersectionObserver, because a mocked clock stops requestAnimationFrame.
 */
export async function fontsLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One frame requests the fonts, one lays them out, the next comes after what they moved is reported.
    for (let frame = 0; frame < 3; frame++) {
      await document.fonts.ready
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
    }
  })
}

/** Opens a page to be measured. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await fontsLaidOut(page)
}

/** Keeps pages as they were prerendered: their scripts never end, so that not even their failure is shown. */
export async function keepPrerendered(page: Page): Promise<void> {
  const body = 'await new Promise(() => {})'
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Resolves when the page has hydrated. Taking over scroll restoration is its last step. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Hydrates a page that waits for the first interaction. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}

/** Mocks the clock of all tabs: from now on only the test advances it, so that no state passes before it is seen. */
export async function installClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, password = demo.password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The stored session's items. */
export function storedSession(page: Page) {
  return page.evaluate(() => ({
    user: localStorage.getItem('summit-user'),
    token: localStorage.getItem('summit-token'),
  }))
}

/**
 * Clicks a button at three points, each time from a password field with Caps Lock on and with a human delay. `check`
 * gets the number of clicks so far.
 */
export async function pressWithCapsLock(
  page: Page,
  field: Locator,
  button: Locator,
  check: (presses: number) => Promise<void>,
): Promise<void> {
  await fontsLaidOut(page)
  // Key events before hydration are not replayed.
  await field.focus()
  await waitForHydration(page)
  for (const [index, part] of [0.04, 0.5, 0.96].entries()) {
    await field.fill('HIGH')
    await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    await expect(page.getByText('Caps Lock is on')).toBeVisible()
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height * part)
    await page.mouse.down()
    await expect(field).not.toBeFocused()
    await nextFrames(page)
    await page.mouse.up()
    await check(index + 1)
  }
}
