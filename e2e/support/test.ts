import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { demo } from './demo.ts'

/** What a test may ask for besides Playwright's own. */
interface Fixtures {
  /** Console messages that a test brings about on purpose; all others fail it. */
  expectedMessages: RegExp[]
  /** Runs by itself: fails a test whose pages log, throw, or break the content security policy. */
  quiet: undefined
}

/** Playwright's `test`, which every test here uses: a page that says anything on the console has failed. */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  quiet: [
    async ({ context, expectedMessages }, use) => {
      const heard: string[] = []
      const hear = (text: string) => {
        if (!expectedMessages.some((expected) => expected.test(text))) heard.push(text)
      }
      // The browser reports violations of the policy on the console, too.
      context.on('console', (message) => hear(`${message.type()}: ${message.text()} (${message.location().url})`))
      context.on('weberror', (error) => hear(`uncaught: ${error.error().stack}`))
      await use(undefined)
      expect(heard, 'what the pages said on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A wait that the test ends: `wait` resolves once `open` was called. */
export function createGate() {
  let open = () => {}
  const wait = new Promise<void>((resolve) => {
    open = resolve
  })
  return { wait, open }
}

/** Holds the page's own scripts back until the gate opens. Its HTML, with the loader in it, comes through. */
export async function holdScripts(page: Page) {
  const gate = createGate()
  await page.route('**/assets/*.js', async (route) => {
    await gate.wait
    await route.continue()
  })
  return gate
}

/** Resolves when React has taken over the page: the last thing it then does is to look after the scroll position. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** From here on, time passes on the page's clock only when the test winds it on: a slow machine is no slower by it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, password = demo.password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** What is stored about who is signed in on this device. */
export function storedSession(page: Page) {
  return page.evaluate(() => ({
    user: localStorage.getItem('summit-user'),
    token: localStorage.getItem('summit-token'),
  }))
}

/**
 * Presses three parts of a button with the mouse, each time from a password field in which Caps Lock is on, as slowly as
 * people do. `check` is called after each press, with the number of presses.
 */
export async function pressWithCapsLock(
  page: Page,
  field: Locator,
  button: Locator,
  check: (presses: number) => Promise<void>,
): Promise<void> {
  for (const [index, part] of [0.04, 0.5, 0.96].entries()) {
    await field.fill('HIGH')
    await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    await expect(page.getByText('Caps Lock is on')).toBeVisible()
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height * part)
    await page.mouse.down()
    await expect(field).not.toBeFocused()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.mouse.up()
    await check(index + 1)
  }
}
