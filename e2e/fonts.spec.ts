import type { Page } from '@playwright/test'
import { pages } from '../apps/site/metadata/pages.ts'
import { launchOptions, type SystemFonts } from '../tools/chromium.ts'
import { layoutShift, recordLayoutShifts } from './support/layout-shift.ts'
import { createGate, expect, fontsLaidOut, nextFrames, test } from './support/test.ts'

/** The family of each set that stands in for our font until it arrives. */
const families = {
  dejavu: ['DejaVu Sans'],
  liberation: ['Liberation Sans'],
  noto: ['Noto Sans'],
  // Without any font, Chromium draws no text in a font that arrives late either, and ends at a form control.
  none: [],
  'open-sans': ['Open Sans'],
} satisfies Partial<Record<SystemFonts, string[]>>

const everyPage = pages.flatMap(({ kind, path }) => (kind === 'marketing' || kind === 'form' ? [path] : []))

/**
 * Each set has a font face of its own, whose sizes a long text shows on a phone, and large headlines on a desktop. How
 * every page wraps is tested with one set, and the top bar at the width that leaves it the least room.
 */
const paths = (set: string, width: number) => {
  if (width === 1024) return ['/']
  if (set === 'liberation') return everyPage
  return width === 375 ? ['/privacy'] : ['/', '/download']
}

/** Answers no request for the font until the returned gate opens. */
async function holdFont(page: Page) {
  const gate = createGate()
  await page.route('**/*.woff2', async (route) => {
    await gate.wait
    await route.continue()
  })
  return gate
}

/** The families of the fonts in which the page's heading is drawn. */
async function familiesOfHeading(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

for (const [set, expected] of Object.entries(families)) {
  test(
    `with the system fonts ${set}, ours shifts nothing when it arrives`,
    { tag: '@chromium' },
    async ({ playwright, baseURL }) => {
      test.setTimeout(120_000)
      // SAFETY: the keys of `families`.
      const browser = await playwright.chromium.launch(launchOptions(set as keyof typeof families))
      for (const width of [375, 1024, 1440]) {
        for (const path of paths(set, width)) {
          // A context of its own has no font in its cache.
          const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width, height: 800 } })
          await recordLayoutShifts(page)
          const font = await holdFont(page)
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await nextFrames(page)
          expect.soft(await familiesOfHeading(page), `${path} at ${width} px`).toEqual(expected)
          font.open()
          await fontsLaidOut(page)
          expect.soft(await layoutShift(page), `${path} at ${width} px`).toBeLessThan(0.01)
          await page.close()
        }
      }
      await browser.close()
    },
  )
}
