import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Axe violations with their elements, once the page is still: what fades has too little contrast meanwhile. */
export async function axeViolations(page: Page, ...rules: string[]): Promise<string[]> {
  await page.evaluate(waitForAnimations)
  await page.evaluate(() => {
    // Axe ignores masks and reads the contour lines as a filled area.
    for (const lines of document.querySelectorAll<HTMLElement>('.contour')) lines.style.display = 'none'
  })
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Resolves when no animation runs that will end, including transitions that begin with the present styles. */
async function waitForAnimations(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (let animations = ending(); animations.length > 0; animations = ending()) {
    await Promise.allSettled(animations.map(({ finished }) => finished))
  }
}
