/**
 * The time of a flow, in ms since its page was opened: `start` is where the story begins, `at-29900` is 29.9 s, and `run`
 * runs in real time. Every other value holds the clock.
 */
export type ClockSetting = 'start' | 'run' | `at-${number}`

/** What a flow's clock shows. */
export interface ClockStatus {
  /** Since the page was opened, in ms. */
  elapsedMs: number
  /** When the next timer is due, in ms; undefined without timers. */
  nextMs: number | undefined
}

/** Channel events between a flow's clock and the toolbar. */
export const clockEvents = {
  /** From the flow: its `ClockStatus`, and null when it is removed. */
  status: 'summit/clock/status',
  /** From the toolbar: move to the next timer. */
  step: 'summit/clock/step',
  /** From the toolbar: stop running. */
  hold: 'summit/clock/hold',
} as const

/** The setting that holds the clock at a time, which it has reached. */
export const heldAt = (elapsedMs: number): ClockSetting => `at-${Math.ceil(elapsedMs)}`

/** The time that a setting moves the clock to, of less than three hours; undefined to leave it where it is. */
export function parseTime(setting: ClockSetting, startMs: number): number | undefined {
  if (setting === 'start') return startMs
  const [, ms] = /^at-(\d{1,7})$/.exec(setting) ?? []
  return ms === undefined ? undefined : Number(ms)
}
