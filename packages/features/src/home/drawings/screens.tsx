import { CheckIcon } from '@summit/ui/icons'
import { PhoneFrame } from '@summit/ui/phone-frame'
import { ElevationChart } from '@summit/ui/elevation-chart'
import { month, summitOf, week } from './chart-data.ts'
import {
  ScreenCard,
  ScreenFigure,
  ScreenHead,
  ScreenLine,
  ScreenTabs,
  type ScreenProps,
} from '../../shared/screens/screen-parts.tsx'
import type { ScreenMessages } from './drawing-messages.ts'

/** Number of completed exercises. */
const MOVES_DONE = 2

/** Illustration: the app's screen with today's workout and the chart of the week. */
export function TodayScreen({ texts, ...props }: ScreenProps<ScreenMessages['today']>) {
  return (
    <PhoneFrame time={texts.time} {...props}>
      <ScreenHead lead={texts.lead} title={texts.title} initial={texts.initial} />
      <ScreenFigure figure={texts.figure} unit={texts.unit}>
        {texts.gained}
      </ScreenFigure>
      <div className="mt-2 flex h-25">
        <ElevationChart heights={week} markers={[week.length - 1]} className="w-3/5" />
        <svg
          viewBox="0 0 10 10"
          preserveAspectRatio="none"
          className="grow overflow-visible fill-none stroke-ink-muted rtl:mirror"
        >
          <path
            d="M0 3.4 1 4l2 2 1 0 2-4 2 1 2 .4"
            strokeWidth="1.5"
            strokeDasharray="2 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <div className="grid grid-cols-7 px-5 pt-2 text-center text-caption text-ink-muted">
        {texts.days.map((day, index) => (
          <span key={index} className={index === 3 ? 'font-label text-ink' : ''}>
            {day}
          </span>
        ))}
      </div>
      <ScreenCard title={texts.workout} text={texts.details} action={texts.action}>
        {texts.moves.map(({ move, value }, index) => (
          <ScreenLine key={move} value={value}>
            <Dot state={index < MOVES_DONE ? 'done' : index === MOVES_DONE ? 'now' : 'ahead'} />
            {move}
          </ScreenLine>
        ))}
      </ScreenCard>
      <ScreenTabs current="today" />
    </PhoneFrame>
  )
}

const dots = {
  done: 'bg-highlight text-on-highlight',
  now: '[box-shadow:inset_0_0_0_0.25em_var(--color-accent)]',
  ahead: '[box-shadow:inset_0_0_0_0.125em_var(--color-ink-muted)]',
}

function Dot({ state }: { state: keyof typeof dots }) {
  return (
    <span className={`grid size-5 place-items-center rounded-round ${dots[state]}`}>
      {state === 'done' && <CheckIcon size="text" className="text-[0.5em]" />}
    </span>
  )
}

/** Illustration: the app's screen with the totals of a month. */
export function ProgressScreen({ texts, ...props }: ScreenProps<ScreenMessages['progress']>) {
  return (
    <PhoneFrame time={texts.time} {...props}>
      <ScreenHead lead={texts.lead} title={texts.title} initial={texts.initial} />
      <ScreenFigure figure={texts.figure} unit={texts.unit}>
        {texts.gained}
      </ScreenFigure>
      <ElevationChart heights={month} markers={[summitOf(month)]} className="mt-2 h-38 flex-none" />
      <ScreenCard title={texts.strongest} text={texts.strongestText}>
        {texts.lines.map(({ label, value }) => (
          <ScreenLine key={label} value={value}>
            {label}
          </ScreenLine>
        ))}
      </ScreenCard>
      <ScreenCard title={texts.next} text={texts.nextText} />
      <ScreenTabs current="progress" />
    </PhoneFrame>
  )
}
