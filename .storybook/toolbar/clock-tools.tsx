/** @jsxRuntime classic */
import * as React from 'react'
import { useChannel, useGlobals } from 'storybook/manager-api'
import { clockEvents, type ClockStatus } from '../clock.ts'
import { ToolButton, ToolSelect } from './controls.tsx'

const times = { start: 'Start', 'at-0': '0 s', 'at-1000': '1 s', 'at-29900': '29.9 s', 'at-30000': '30 s' }

/** The clock of a flow: choose a time, step to the next timer, run and hold. Shown while a story has a clock. */
export function ClockTools() {
  const [status, setStatus] = React.useState<ClockStatus | null>(null)
  const [globals, updateGlobals] = useGlobals()
  const emit = useChannel({ [clockEvents.status]: setStatus })
  if (!status) return null

  const setting = String(globals['clock'])
  const isRunning = setting === 'run'
  const { elapsedMs, nextMs } = status
  return (
    <>
      <ToolSelect
        label="Clock"
        titles={{ ...times, [setting]: `Clock at ${seconds(elapsedMs)}` }}
        value={setting}
        initial="start"
        onChange={(clock) => updateGlobals({ clock })}
      />
      <ToolButton
        type="button"
        title={nextMs === undefined ? 'No timer is running' : `Step to the next timer, at ${seconds(nextMs)}`}
        aria-label="Step to the next timer"
        disabled={nextMs === undefined}
        onClick={() => emit(clockEvents.step)}
      >
        <Icon path="M3 3l7 5-7 5zM11 3h2v10h-2z" />
      </ToolButton>
      <ToolButton
        type="button"
        title={isRunning ? 'Hold the clock' : 'Run the clock'}
        onClick={() => (isRunning ? emit(clockEvents.hold) : updateGlobals({ clock: 'run' }))}
      >
        <Icon path={isRunning ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 3l9 5-9 5z'} />
      </ToolButton>
    </>
  )
}

/** A time in seconds, with up to one decimal place. */
const seconds = (ms: number) => `${Math.floor(ms / 100) / 10} s`

const Icon = ({ path }: { path: string }) => (
  <svg width="14" height="14" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)
