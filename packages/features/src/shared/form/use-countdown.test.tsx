import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { movableClock } from '../../mocks/movable-clock.ts'
import { useCountdown } from './use-countdown.ts'

/** A countdown of a minute, on a device whose clock can be set. */
function setUp() {
  const timers = movableClock()
  let setBy = 0
  const clock = { now: () => timers.now() + setBy, after: timers.after }
  const { result } = renderHook(() => useCountdown(clock, 60_000))
  const pass = (ms: number) => act(() => timers.moveTo(timers.elapsed() + ms))
  pass(1000)
  return { result, pass, setClock: (ms: number) => (setBy += ms) }
}

const hour = 3_600_000

it('goes on from where it was after the device’s clock was set back', () => {
  const { result, pass, setClock } = setUp()
  setClock(-hour)
  pass(1000)
  expect(result.current.seconds).toBe(58)
  pass(1000)
  expect(result.current.seconds).toBe(57)
})

it('is over after the device has slept for longer', () => {
  const { result, pass, setClock } = setUp()
  setClock(hour)
  pass(1000)
  expect(result.current.seconds).toBe(0)
})
