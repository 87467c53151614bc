import { CheckIcon } from '@summit/ui/icons'
import { ScreenCard, ScreenHead, ScreenLine } from '../../shared/drawings/screen-parts.tsx'
import type { HomeMessages } from '../home.ts'
import { Reel, Scene } from './scene-parts.tsx'

/** The remaining seconds of the set, as they are shown. */
const seconds = Array.from({ length: 10 }, (_, index) => `0:${String(45 - 5 * index).padStart(2, '0')}`)

/** The workout: a timed set. */
export function TimerScene({ messages: { app, demoScenes } }: { messages: HomeMessages }) {
  const { lead, title, of, next, nextText, action, lines } = demoScenes.timer
  return (
    <Scene name="timer">
      <ScreenHead lead={lead} title={title} initial={app.today.initial} />
      <div className="relative mx-auto mt-4 size-60">
        <svg viewBox="-50 -50 100 100" className="size-full -rotate-90 fill-none stroke-5 rtl:-scale-y-100">
          <circle r="46" className="stroke-surface" />
          <circle data-part="ring" r="46" pathLength="45" strokeDasharray="45" className="stroke-(--color-accent)" />
        </svg>
        <div data-part="left" className="absolute inset-0 grid place-content-center justify-items-center">
          <span className="font-display text-figure tabular-nums">
            <Reel part="seconds" values={seconds} />
          </span>
          <span className="text-caption text-ink-muted">{of}</span>
        </div>
        <div
          data-part="done"
          className="absolute inset-5 grid place-items-center rounded-round bg-highlight text-on-highlight"
        >
          <CheckIcon size="text" className="text-[5em]" />
        </div>
      </div>
      <ScreenCard title={next} text={nextText} action={action}>
        {lines.map(({ label, value }) => (
          <ScreenLine key={label} value={value}>
            {label}
          </ScreenLine>
        ))}
      </ScreenCard>
    </Scene>
  )
}
