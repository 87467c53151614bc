import { Fragment } from 'react'
import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Index of the workout in the calendar. */
const WORKOUT = 1

/** Illustration: a calendar with a workout in a free slot. */
export function QuickIllustration({ texts }: { texts: DrawingMessages['quick'] }) {
  return (
    <Illustration className="grid grid-cols-[auto_1fr] grid-rows-[3fr_auto_5fr] gap-x-4 gap-y-1 text-caption">
      {texts.map(({ time, entry }, index) => (
        <Fragment key={time}>
          <bdi className="pt-1 text-ink-muted tabular-nums">{time}</bdi>
          <span
            className={`min-h-10 px-3 ${index === WORKOUT ? 'bg-action py-3 text-small font-label text-on-action' : 'border border-line bg-sunk py-2 text-ink-muted'}`}
          >
            {entry}
          </span>
        </Fragment>
      ))}
    </Illustration>
  )
}
