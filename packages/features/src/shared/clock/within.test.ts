import { expect, it, vi } from 'vitest'
import { movableClock } from '../../mocks/movable-clock.ts'
import { within } from './within.ts'

it('hands on what comes in time, and leaves no alarm behind', async () => {
  const forget = vi.fn()
  expect(await within({ after: () => forget }, 1000, Promise.resolve('here'), 'late')).toBe('here')
  expect(forget).toHaveBeenCalledTimes(1)
  await expect(within({ after: () => forget }, 1000, Promise.reject(new Error('broken')), 'late')).rejects.toThrow()
})

it('gives up when the time is over, and not before', async () => {
  const clock = movableClock()
  const outcome = vi.fn()
  const waiting = within(clock, 1000, new Promise<string>(() => {}), 'late').then(outcome)
  clock.moveTo(999)
  await Promise.resolve()
  expect(outcome).not.toHaveBeenCalled()
  clock.moveTo(1000)
  await waiting
  expect(outcome).toHaveBeenCalledExactlyOnceWith('late')
})
