import { expect, it, vi } from 'vitest'
import { movableClock } from './movable-clock.ts'

it('stands still until advanced, and never rewinds', () => {
  const clock = movableClock(1000)
  expect(clock.now()).toBe(1000)
  clock.moveTo(500)
  clock.moveTo(200)
  expect(clock.now()).toBe(1500)
})

it('runs due timers once, in order, each at its time', () => {
  const clock = movableClock(0)
  const events: string[] = []
  clock.after(30, () => events.push(`late at ${clock.now()}`))
  clock.after(10, () => {
    events.push(`early at ${clock.now()}`)
    clock.after(5, () => events.push(`nested at ${clock.now()}`))
  })
  clock.moveTo(29)
  expect(events).toEqual(['early at 10', 'nested at 15'])
  clock.moveTo(30)
  clock.moveTo(60)
  expect(events).toEqual(['early at 10', 'nested at 15', 'late at 30'])
})

it('names the time of its next timer, to step from one to the next', () => {
  const clock = movableClock()
  clock.after(30, () => {})
  const cancel = clock.after(10, () => {})
  expect(clock.nextDue()).toBe(10)
  cancel()
  expect(clock.nextDue()).toBe(30)
  clock.moveTo(30)
  expect(clock.elapsed()).toBe(30)
  expect(clock.nextDue()).toBeUndefined()
})

it('does not run cancelled timers', () => {
  const clock = movableClock()
  const act = vi.fn()
  clock.after(10, act)()
  clock.moveTo(10)
  expect(act).not.toHaveBeenCalled()
})
