import { expect, it, vi } from 'vitest'
import { movableClock } from '../../mocks/movable-clock.ts'
import { withTimeout } from './with-timeout.ts'

it('resolves with a value in time, and clears its timer', async () => {
  const forget = vi.fn()
  expect(await withTimeout({ after: () => forget }, 1000, Promise.resolve('here'), 'late')).toBe('here')
  expect(forget).toHaveBeenCalledTimes(1)
  await expect(
    withTimeout({ after: () => forget }, 1000, Promise.reject(new Error('broken')), 'late'),
  ).rejects.toThrow()
})

it('resolves with `late` after the timeout, not before', async () => {
  const clock = movableClock()
  const outcome = vi.fn()
  const waiting = withTimeout(clock, 1000, new Promise<string>(() => {}), 'late').then(outcome)
  clock.moveTo(999)
  await Promise.resolve()
  expect(outcome).not.toHaveBeenCalled()
  clock.moveTo(1000)
  await waiting
  expect(outcome).toHaveBeenCalledExactlyOnceWith('late')
})
