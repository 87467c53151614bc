import type { Page } from '@playwright/test'
import { launchOptions, type SystemFonts } from '../tools/chromium.ts'
import { layoutShift, recordLayoutShifts } from './support/layout-shift.ts'
import { createGate, expect, fontsLaidOut, nextFrames, test } from './support/test.ts'

/** The family of each set that stands in for our fonts until they arrive. */
const families = {
  dejavu: ['DejaVu Sans'],
  liberation: ['Liberation Sans'],
  noto: ['Noto Sans'],
  // Without any font, Chromium draws no text in a font that arrives late either, and crashes at a form control.
  none: [],
  'open-sans': ['Open Sans'],
} satisfies Partial<Record<SystemFonts, string[]>>

/** The families of the fonts in which an element is drawn. */
async function familiesOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

for (const [set, expected] of Object.entries(families)) {
  const name = `with the system fonts ${set}, ours shift nothing when they arrive`
  test(name, { tag: '@chromium' }, async ({ playwright, baseURL }) => {
    // SAFETY: the keys of `families`.
    const browser = await playwright.chromium.launch(launchOptions(set as keyof typeof families))
    // At 1024 px the top bar has the least room.
    for (const width of [375, 768, 1024, 1440]) {
      for (const path of ['/', '/download']) {
        // A context of its own has no font in its cache.
        const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width, height: 800 } })
        await recordLayoutShifts(page)
        const gate = createGate()
        await page.route('**/summit-*.woff2', async (route) => {
          await gate.wait
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await nextFrames(page)
        expect.soft(await familiesOf(page, 'h1'), path).toEqual(expected)
        gate.open()
        await fontsLaidOut(page)
        expect.soft(await layoutShift(page), `${path} at ${width} px`).toBeLessThan(0.01)
        await page.close()
      }
    }
    await browser.close()
  })
}

test('the text font moves no first page, and is shown from the second on', { tag: '@chromium' }, async ({ page }) => {
  const families = () => familiesOf(page, 'main p')
  await page.goto('/features')
  await fontsLaidOut(page)
  expect(await families()).not.toContainEqual(expect.stringMatching(/^Archivo/))
  await page.goto('/download')
  await fontsLaidOut(page)
  expect(await families()).toContainEqual(expect.stringMatching(/^Archivo/))
})
