import type { Clock } from '@summit/features/clock'
import type { MovableClock } from '@summit/features/mocks/clock'
import { useEffect, useRef, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { remountStory, setGlobals } from '../../.storybook/adapter.ts'
import { clockEvents, heldAt, parseTime, type ClockSetting, type ClockStatus } from '../../.storybook/clock.ts'

/** How often a running clock moves. */
const TICK_MS = 100

interface ToolbarClockOptions {
  clock: MovableClock
  /** Where the story begins, in ms since the page was opened. */
  startMs: number
  setting: ClockSetting
  storyId: string
}

/**
 * Moves a flow's clock as the toolbar says, and reports its time to the toolbar. A clock cannot go back: an earlier time
 * starts the story again. Returns the clock for the features.
 */
export function useToolbarClock({ clock, startMs, setting, storyId }: ToolbarClockOptions): Clock {
  const [channel] = useState(() => addons.getChannel())
  const [report] = useState(() => () => {
    const status: ClockStatus = { elapsedMs: clock.elapsed(), nextMs: clock.nextDue() }
    channel.emit(clockEvents.status, status)
  })
  const [reporting] = useState(() => reportingClock(clock, report))

  // After the effects of the features, whose timers start first. A play function may have moved the clock by then.
  const applied = useRef(setting)
  useEffect(() => {
    const time = parseTime(setting, startMs) ?? Math.max(clock.elapsed(), startMs)
    if (time >= clock.elapsed()) clock.moveTo(time)
    else if (setting !== applied.current) remountStory(storyId)
    applied.current = setting
    report()
  }, [clock, report, setting, startMs, storyId])

  useEffect(() => {
    if (setting !== 'run') return
    let last = performance.now()
    const ticking = setInterval(() => {
      const now = performance.now()
      clock.moveTo(clock.elapsed() + now - last)
      last = now
      report()
    }, TICK_MS)
    return () => clearInterval(ticking)
  }, [clock, report, setting])

  useEffect(() => {
    const holdAt = (elapsedMs: number) => setGlobals({ clock: heldAt(elapsedMs) })
    const hold = () => holdAt(clock.elapsed())
    const step = () => holdAt(clock.nextDue() ?? clock.elapsed())
    channel.on(clockEvents.hold, hold)
    channel.on(clockEvents.step, step)
    return () => {
      channel.off(clockEvents.hold, hold)
      channel.off(clockEvents.step, step)
      channel.emit(clockEvents.status, null)
    }
  }, [channel, clock])

  return reporting
}

/** The same clock, which calls `report` whenever a timer starts, runs or is cancelled. */
function reportingClock(clock: MovableClock, report: () => void): Clock {
  return {
    now: clock.now,
    after: (ms, act) => {
      const cancel = clock.after(ms, () => {
        act()
        report()
      })
      report()
      return () => {
        cancel()
        report()
      }
    },
  }
}
