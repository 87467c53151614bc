import type { Page } from '@playwright/test'
import { expect, fontsLaidOut, hydrate, installClock, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } })

const getPhone = (page: Page) => page.getByRole('img', { name: /^The Summit app: today’s workout/ })

/** Resolves once observers of the phone were notified that most of it is in view. */
const phoneInView = (page: Page) =>
  getPhone(page).evaluate(
    (phone) =>
      new Promise<void>((resolve) => {
        const threshold = 0.6
        const notify = ([entry]: IntersectionObserverEntry[]) =>
          entry && entry.intersectionRatio >= threshold && resolve()
        new IntersectionObserver(notify, { threshold }).observe(phone)
      }),
  )

/** Stops the phone's animations at a time, in ms. Returns their names, and when they would end. */
const stopAt = (page: Page, time: number) =>
  getPhone(page).evaluate(
    (phone, time) =>
      phone
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation && animation.timeline === document.timeline)
        .map((animation) => {
          animation.pause()
          animation.currentTime = time
          const { endTime } = animation.effect?.getComputedTiming() ?? {}
          return { name: animation instanceof CSSAnimation && animation.animationName, endTime: Number(endTime) }
        }),
    time,
  )

test('the hero’s phone plays the beginning of the product demo once, after the first interaction, without layout shift', async ({
  page,
}) => {
  await installClock(page)
  await page.goto('/')
  const banner = page.getByText('Slept 5 h 10 min')
  const former = page.getByText('4 × 12')
  const still = await getPhone(page).innerHTML()
  await phoneInView(page)
  await expect(banner).toHaveCount(0)
  await fontsLaidOut(page)
  await page.evaluate(() => {
    new PerformanceObserver(() => Object.assign(window, { hasShifted: true })).observe({ type: 'layout-shift' })
  })

  await hydrate(page)
  await expect(banner).toBeAttached()
  const played = await stopAt(page, 2400)
  expect(played.map(({ name }) => name).sort()).toEqual(['former-set', 'former-set', 'former-set', 'hero-banner'])
  for (const { endTime } of played) expect(endTime).toBeLessThan(4800)
  await expect(banner).toBeInViewport()
  await expect(former.first()).toBeInViewport()
  await expect(former.first()).toHaveCSS('opacity', '1')
  await page.clock.runFor(4800)
  await expect(banner).toHaveCount(0)
  expect(await getPhone(page).innerHTML()).toBe(still)
  expect(await page.evaluate(() => 'hasShifted' in window)).toBe(false)
})

test('the hero’s phone stays still under reduced motion, and loads nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrate(page)
  await phoneInView(page)
  await expect(page.getByText('Slept 5 h 10 min')).toHaveCount(0)
  expect(requests.filter((url) => url.includes('sleep-banner'))).toEqual([])
})
