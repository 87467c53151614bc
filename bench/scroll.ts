/** Frames while a visitor scrolls a page from top to bottom on a slow phone. */
import type { Browser } from 'playwright'
import type { Sample } from './measure.ts'
import { slowPage, type Motion } from './visit.ts'

/** Of a wheel or a trackpad, in px per second; a synthetic touch scrolls nothing here. */
const SPEED = 1200

declare global {
  interface Window {
    /** Times of the frames since the page was scrolled. */
    frameTimes: number[]
  }
}

export async function scrollThrough(browser: Browser, url: string, reducedMotion: Motion): Promise<Sample> {
  const { page, session, close } = await slowPage(browser, reducedMotion)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const distance = await page.evaluate(() => {
      window.observed.longTasks = []
      window.frameTimes = []
      const clock = {
        tick(time: number) {
          window.frameTimes.push(time)
          requestAnimationFrame((next) => this.tick(next))
        },
      }
      requestAnimationFrame((time) => clock.tick(time))
      return document.documentElement.scrollHeight - window.innerHeight
    })
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x: 195, y: 600, yDistance: -distance, speed: SPEED, gestureSourceType: 'mouse', preventFling: true },
    })
    const { frames, longTasks, top } = await page.evaluate(() => ({
      frames: window.frameTimes,
      longTasks: window.observed.longTasks,
      top: scrollY,
    }))
    if (top < distance / 2) throw new Error(`${url} was scrolled to ${top} of ${distance} px only.`)
    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
    // Of a frame that comes in time, the measured duration differs from 16.7 ms by fractions.
    const share = (limit: number) => (100 * gaps.filter((gap) => gap > limit + 0.5).length) / gaps.length
    return {
      frames: gaps.length,
      '> 16.7 ms, %': share(16.7),
      '> 25 ms, %': share(25),
      'long tasks': longTasks.length,
      'longest ms': Math.max(0, ...longTasks),
    }
  } finally {
    await close()
  }
}
