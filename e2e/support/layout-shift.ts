import type { Page } from '@playwright/test'

/** Records layout shifts from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift, as Chromium measures it. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []))
  return shifts.reduce((sum, shift) => sum + shift, 0)
}
