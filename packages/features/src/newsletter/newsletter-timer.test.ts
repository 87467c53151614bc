import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { awaitNewsletter } from './newsletter-timer.ts'

function start(opensAfterMs?: number) {
  const clock = movableClock()
  const storage = memoryStorage()
  const [onSoon, onDue] = [vi.fn(), vi.fn()]
  return {
    clock,
    storage,
    onSoon,
    onDue,
    unwatch: awaitNewsletter({ clock, storage, seenKey: 'seen', onSoon, onDue, opensAfterMs }),
  }
}

it.each([
  [undefined, 30_000],
  [60_000, 60_000],
])('NEWS-14 is due after %j ms, that is %d, and soon 5 s before', (opensAfterMs, dueMs) => {
  const { clock, onSoon, onDue } = start(opensAfterMs)
  clock.moveTo(dueMs - 5001)
  expect(onSoon).not.toHaveBeenCalled()
  clock.moveTo(dueMs - 5000)
  expect(onSoon).toHaveBeenCalledOnce()
  clock.moveTo(dueMs - 1)
  expect(onDue).not.toHaveBeenCalled()
  clock.moveTo(dueMs)
  expect(onDue).toHaveBeenCalledOnce()
})

it('NEWS-15 STORE-04 reads the flag when the time is up', () => {
  const { clock, storage, onSoon, onDue } = start()
  clock.moveTo(25_000)
  storage.write('seen', '')
  clock.moveTo(600_000)
  expect(onSoon).toHaveBeenCalledOnce()
  expect(onDue).not.toHaveBeenCalled()
})

it('calls nothing for a visitor who has seen the pop-up, or after stopping', () => {
  const seen = start()
  seen.storage.write('seen', 'true')
  const stopped = start()
  stopped.unwatch()
  for (const { clock, onSoon, onDue } of [seen, stopped]) {
    clock.moveTo(600_000)
    expect(onSoon).not.toHaveBeenCalled()
    expect(onDue).not.toHaveBeenCalled()
  }
})
