import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { PortsContext } from '../../shared/ports/use-ports.ts'
import { HERO_MS, useHeroPhone } from './use-hero-phone.ts'

/** The observers that are connected. */
const observers = new Set<{ notify: (intersectionRatio: number) => void }>()

/** jsdom has none. */
class FakeObserver {
  notify: (intersectionRatio: number) => void
  constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
    this.notify = (intersectionRatio) => callback([{ intersectionRatio }])
  }
  observe() {
    observers.add(this)
  }
  disconnect() {
    observers.delete(this)
  }
}

// jsdom's document is hidden.
const hidden = () => vi.spyOn(document, 'hidden', 'get')

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  hidden().mockReturnValue(false)
})
afterEach(() => void vi.restoreAllMocks())

function setUp({ isMotionReduced = false, load = () => Promise.resolve() } = {}) {
  const clock = movableClock()
  function Phone() {
    const { element, isPlaying } = useHeroPhone(load, { isMotionReduced: () => isMotionReduced })
    return <div ref={element}>{isPlaying ? 'playing' : 'still'}</div>
  }
  const { unmount } = render(
    <StrictMode>
      <PortsContext value={mockPorts({ clock })}>
        <Phone />
      </PortsContext>
    </StrictMode>,
  )
  return {
    clock,
    unmount,
    shown: () => screen.getByText(/playing|still/).textContent,
    /** Scrolls until a share of the phone is in view. */
    scroll: (share: number) => act(async () => observers.forEach(({ notify }) => notify(share))),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
  }
}

it('plays once, when most of the phone is in view, for less than 5 s', async () => {
  const { shown, scroll, pass } = setUp()
  await scroll(0)
  await scroll(0.59)
  expect(shown()).toBe('still')

  await scroll(0.6)
  expect(shown()).toBe('playing')
  pass(HERO_MS - 1)
  expect(shown()).toBe('playing')
  pass(HERO_MS)
  expect(shown()).toBe('still')
  expect(HERO_MS).toBeLessThan(5000)

  await scroll(1)
  expect(shown()).toBe('still')
})

it('stays still under reduced motion, and loads no code', async () => {
  const load = vi.fn(() => Promise.resolve())
  const { shown, scroll } = setUp({ isMotionReduced: true, load })
  await scroll(1)
  expect(shown()).toBe('still')
  expect(load).not.toHaveBeenCalled()
})

it('stays still when its code cannot be loaded', async () => {
  const { shown, scroll } = setUp({ load: () => Promise.reject(new TypeError('Failed to fetch')) })
  await scroll(1)
  expect(shown()).toBe('still')
})

it('stops when the tab is hidden, and does not start in a hidden tab', async () => {
  const { shown, scroll, unmount } = setUp()
  await scroll(1)
  expect(shown()).toBe('playing')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('still')
  unmount()

  hidden().mockReturnValue(true)
  const other = setUp()
  await other.scroll(1)
  expect(other.shown()).toBe('still')
})

it('stops when the page is left', async () => {
  const { clock, scroll, unmount } = setUp()
  await scroll(1)
  expect(clock.nextDue()).toBe(HERO_MS)
  unmount()
  expect(clock.nextDue()).toBeUndefined()
  setUp().unmount()
  expect(observers.size).toBe(0)
})

it('stays still in browsers without IntersectionObserver', () => {
  vi.unstubAllGlobals()
  expect(setUp().shown()).toBe('still')
})
