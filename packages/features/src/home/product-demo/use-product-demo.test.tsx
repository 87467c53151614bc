import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { PortsContext } from '../../shared/use-ports.ts'
import { states } from '../home.fixtures.ts'
import { useProductDemo } from './use-product-demo.ts'

function setUp(isMotionReduced = false) {
  const clock = movableClock()
  // Other ports at every render, as a host may write them inline.
  const { result, unmount } = renderHook(
    () => useProductDemo({ clock: { ...clock }, isMotionReduced: () => isMotionReduced }),
    {
      wrapper: ({ children }) => (
        <StrictMode>
          <PortsContext value={mockPorts()}>{children}</PortsContext>
        </StrictMode>
      ),
    },
  )
  return {
    demo: () => result.current,
    send: (verb: 'watch' | 'play' | 'pause' | 'next' | 'previous' | 'close') => act(() => result.current[verb]()),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
    unmount,
  }
}

it('HOME-11 plays its three screens by itself, and stops at the end', () => {
  const { demo, send, pass } = setUp()
  pass(60_000)
  expect(demo().state).toEqual(states.closed)

  send('watch')
  expect(demo().state).toEqual(states.playing)
  pass(64_999)
  expect(demo().state).toEqual(states.playing)
  pass(65_000)
  expect(demo().state).toEqual({ status: 'playing', screen: 'scan' })
  pass(70_000)
  expect(demo().state).toEqual({ status: 'playing', screen: 'progress' })
  pass(75_000)
  expect(demo().state).toEqual(states.ended)
  pass(200_000)
  expect(demo().state).toEqual(states.ended)

  send('play')
  pass(205_000)
  expect(demo().state).toEqual({ status: 'playing', screen: 'scan' })
})

it('HOME-11 stops the timer while paused, and restarts it on play', () => {
  const { demo, send, pass } = setUp()
  send('watch')
  pass(4000)
  send('pause')
  pass(60_000)
  expect(demo().state).toEqual(states.today)

  send('play')
  pass(64_999)
  expect(demo().state).toEqual(states.playing)
  pass(65_000)
  expect(demo().state).toEqual({ status: 'playing', screen: 'scan' })
})

it('HOME-11 pauses on a manual step', () => {
  const { demo, send, pass } = setUp()
  send('watch')
  send('next')
  pass(60_000)
  expect(demo().state).toEqual(states.scan)
  send('previous')
  pass(120_000)
  expect(demo().state).toEqual(states.today)
})

it('HOME-11 does not autoplay under reduced motion', () => {
  const { demo, send, pass } = setUp(true)
  send('watch')
  pass(60_000)
  expect(demo().state).toEqual(states.today)
  send('play')
  pass(65_000)
  expect(demo().state).toEqual({ status: 'playing', screen: 'scan' })
})

it('HOME-11 stops when dismissed, and starts again at the first screen', () => {
  const { demo, send, pass } = setUp()
  send('watch')
  pass(5000)
  send('close')
  pass(60_000)
  expect(demo().state).toEqual({ status: 'left', screen: 'scan' })
  send('watch')
  expect(demo().state).toEqual(states.playing)
})
