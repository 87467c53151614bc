import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { PortsContext } from '../../shared/ports/use-ports.ts'
import { states } from '../home.fixtures.ts'
import { getChapter } from './product-demo-state.ts'
import { useProductDemo } from './use-product-demo.ts'

function setUp(isMotionReduced = false) {
  const clock = movableClock()
  // Other ports at every render, as a host may write them inline.
  const { result } = renderHook(() => useProductDemo({ clock: { ...clock }, isMotionReduced: () => isMotionReduced }), {
    wrapper: ({ children }) => (
      <StrictMode>
        <PortsContext value={mockPorts()}>{children}</PortsContext>
      </StrictMode>
    ),
  })
  return {
    demo: () => result.current,
    /** Its status, chapter and position. */
    shown: () => {
      const { state, position } = result.current
      return [state.status, 'at' in state && getChapter(state.at), position()]
    },
    send: (verb: 'watch' | 'play' | 'pause' | 'next' | 'previous' | 'close') => act(() => result.current[verb]()),
    seek: (at: number) => act(() => result.current.seek(at)),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
  }
}

it('HOME-11 plays its chapters by itself, and stops at its end', () => {
  const { demo, shown, send, pass } = setUp()
  pass(60_000)
  expect(demo().state).toEqual(states.closed)

  send('watch')
  expect(shown()).toEqual(['playing', 'sleep', 0])
  pass(63_199)
  expect(shown()).toEqual(['playing', 'sleep', 3199])
  for (const [elapsed, chapter] of [
    [63_200, 'sets'],
    [68_700, 'scan'],
    [74_400, 'timer'],
    [79_800, 'ridge'],
  ] as const) {
    pass(elapsed)
    expect(shown()).toEqual(['playing', chapter, elapsed - 60_000])
  }
  pass(85_000)
  expect(demo().state).toEqual(states.ended)
  pass(200_000)
  expect(demo().state).toEqual(states.ended)

  send('play')
  expect(shown()).toEqual(['playing', 'sleep', 0])
})

it('HOME-11 stands still while paused, and goes on from there', () => {
  const { shown, send, pass } = setUp()
  send('watch')
  pass(4000)
  send('pause')
  pass(60_000)
  expect(shown()).toEqual(['paused', 'sets', 4000])
  send('play')
  pass(64_700)
  expect(shown()).toEqual(['playing', 'scan', 8700])
})

it('HOME-11 goes on playing from where it is sought', () => {
  const { demo, shown, seek, send, pass } = setUp()
  send('watch')
  seek(24_000)
  expect(shown()).toEqual(['playing', 'ridge', 24_000])
  pass(1000)
  expect(demo().state).toEqual(states.ended)
  seek(-500)
  expect(shown()).toEqual(['paused', 'sleep', 0])
})

it('HOME-11 shows stills under reduced motion, and plays on request', () => {
  const { demo, shown, send, pass } = setUp(true)
  send('watch')
  pass(60_000)
  expect(demo().state).toEqual(states.firstStill)
  send('next')
  expect(demo().state).toEqual(states.secondStill)
  send('previous')
  expect(demo().state).toEqual(states.firstStill)
  send('play')
  expect(shown()).toEqual(['playing', 'sleep', 0])
})

it('HOME-11 pauses when the tab is hidden, not when it is shown', () => {
  const { shown, send, pass } = setUp()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  send('watch')
  pass(1000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toEqual(['playing', 'sleep', 1000])
  hidden.mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(5000)
  expect(shown()).toEqual(['paused', 'sleep', 1000])
  hidden.mockRestore()
})

it('HOME-11 stops when dismissed, and starts again at its start', () => {
  const { shown, send, pass } = setUp()
  send('watch')
  pass(5000)
  send('close')
  pass(60_000)
  expect(shown()).toEqual(['left', 'sets', 5000])
  send('watch')
  expect(shown()).toEqual(['playing', 'sleep', 0])
})
