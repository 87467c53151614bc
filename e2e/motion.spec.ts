import type { Page } from '@playwright/test'
import { expect, hydrate, nextFrames, openAtRest, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } })

/** Scrolls to a share of the way on which the home page's `<main>` is climbed. */
async function climb(page: Page, share: number): Promise<void> {
  await page.evaluate((share) => {
    const end = (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight
    scrollTo({ top: end * share, behavior: 'instant' })
  }, share)
  await nextFrames(page)
}

/** The share of the ridge in the top bar that is filled, and the height beside it. */
const climbed = (page: Page) =>
  page.evaluate(() => {
    const [ridge, height] = ['.climb-ridge', '.climb-height'].map((name) => document.querySelector(name))
    if (!ridge || !height) throw new Error('The top bar has no ridge.')
    const { scale } = getComputedStyle(ridge, '::before')
    return {
      share: scale === 'none' ? 1 : Number.parseFloat(scale),
      height: Number(getComputedStyle(height).counterReset.replace('height ', '')),
    }
  })

/** Drawings that are not whole at present. */
const unfinished = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
        .filter(({ effect }) => (effect?.getComputedTiming().progress ?? 1) < 1).length,
  )

test(
  'scrolling the home page fills the ridge in its top bar and counts the height, without layout shift',
  { tag: '@not-firefox' },
  async ({ page }) => {
    await openAtRest(page, '/')
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && 'shift' in window) window.shift = Number(window.shift) + Number(entry.value)
        }
      }).observe({ type: 'layout-shift' })
    })
    expect(await climbed(page)).toEqual({ share: expect.closeTo(0, 2), height: expect.closeTo(0, -2) })
    await climb(page, 0.5)
    const half = await climbed(page)
    expect(half.share).toBeCloseTo(0.5, 1)
    expect(half.height).toBeCloseTo(half.share * 4860, -1)
    await climb(page, 1)
    expect(await climbed(page)).toEqual({ share: 1, height: 4860 })
    await expect(page.getByRole('heading', { name: 'Ready to get to the Summit?' })).toBeInViewport()
    expect(await page.evaluate(() => ('shift' in window ? window.shift : NaN))).toBeLessThan(0.001)
  },
)

test(
  'drawings are drawn as they come into view, and texts are never hidden',
  { tag: '@not-firefox' },
  async ({ page }) => {
    await openAtRest(page, '/')
    const bar = page.locator('.drawn-bar').last()
    const getScale = () => bar.evaluate((element) => getComputedStyle(element).scale)
    await bar.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight))
    await expect.poll(getScale).toBe('1 0')
    await bar.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight / 3))
    await expect.poll(getScale).toBe('1')
    const hiding = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .filter(({ opacity, visibility }) => opacity ?? visibility),
    )
    expect(hiding).toEqual([])
  },
)

test('under reduced motion and in print the page is whole and still', async ({ page }) => {
  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print', reducedMotion: 'no-preference' }] as const) {
    await page.emulateMedia(media)
    await page.goto('/')
    expect(await climbed(page)).toEqual({ share: 1, height: 4860 })
    expect(await unfinished(page)).toBe(0)
  }
})

test('without scroll-driven animations the page is whole and still', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    // A browser that does not know these properties ignores them.
    const body = (await response.text()).replaceAll(/(animation-timeline|animation-range|view-timeline):/g, 'unknown:')
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': '' } })
  })
  await page.goto('/')
  expect(await climbed(page)).toEqual({ share: 1, height: 4860 })
  await expect(page.locator('.drawn-bar').last()).toHaveCSS('scale', '1')
})

test('the exercise video moves front and side in step until it is paused, and is still under reduced motion', async ({
  page,
}) => {
  /** Stops the video at a time, and measures the tops of the two heads. */
  const headsAt = (time: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'squat') animation.currentTime = time
      return [...document.querySelectorAll('circle[r="6.2"]')].map((head) => head.getBoundingClientRect().top)
    }, time)
  await openAtRest(page, '/features')
  const video = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Video library' }) })
  await video.getByRole('checkbox', { name: 'Pause the video' }).check()
  for (const time of [0, 1200, 2400]) {
    const [front = NaN, side = NaN] = await headsAt(time)
    expect(Math.abs(front - side)).toBeLessThan(15)
  }
  const [standing = NaN] = await headsAt(0)
  const [squatting = NaN] = await headsAt(2400)
  expect(squatting - standing).toBeGreaterThan(40)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await headsAt(0)).toEqual([expect.closeTo(squatting, 0), expect.closeTo(squatting, -1)])
  await expect(video.getByRole('checkbox')).toBeHidden()
})

/** The names under which elements move to the next page. */
const getNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none')
      .sort(),
  )

test(
  'the bar, logo, headline and phone move from page to page, before and after hydration',
  { tag: '@not-firefox' },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => Object.assign(window, { isRevealed: event.viewTransition !== null }))
    })
    const named = ['bar', 'headline', 'mark', 'phone', 'root']
    await page.goto('/')
    expect(await getNames(page)).toEqual(named)
    // A page that was never drawn has no picture to move from.
    await nextFrames(page)
    await page.evaluate(() => location.assign('/features'))
    await page.waitForURL('/features')
    await page.waitForFunction(() => 'isRevealed' in window && window.isRevealed)
    expect(await getNames(page)).toEqual(named)

    await hydrate(page)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        Object.assign(window, { isStarted: true })
        return start(update)
      }
    })
    const isStarted = () =>
      page.waitForFunction(() => 'isStarted' in window && Reflect.deleteProperty(window, 'isStarted'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Download' }).click()
    await page.waitForURL('/download')
    await isStarted()
    expect(await getNames(page)).toEqual(named)
    await page.goBack()
    await isStarted()
    await expect(page.getByRole('heading', { level: 1, name: 'Nine tools, one rope.' })).toBeFocused()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await getNames(page)).toEqual([])
  },
)
