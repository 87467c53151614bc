import { CheckIcon } from '@summit/ui/icons'
import { PhoneFrame } from '@summit/ui/phone-frame'
import { ElevationProfile } from '@summit/ui/profile'
import { month, summitOf, week } from './profiles.ts'
import {
  ScreenCard,
  ScreenFigure,
  ScreenHead,
  ScreenLine,
  ScreenTabs,
  type ScreenProps,
} from '../shared/screens/screen-parts.tsx'

/** Today's workout, under the line of the week. */
export function TodayScreen(props: ScreenProps) {
  return (
    <PhoneFrame time="6:42" {...props}>
      <ScreenHead lead="Thursday, week 6" title="Today" />
      <ScreenFigure metres="1,240">gained this week, 310 to go</ScreenFigure>
      <div className="mt-2 flex h-25">
        <ElevationProfile heights={week} markers={[week.length - 1]} className="w-3/5" />
        <svg
          viewBox="0 0 10 10"
          preserveAspectRatio="none"
          className="grow overflow-visible fill-none stroke-ink-muted rtl:-scale-x-100"
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
        {Array.from('MTWTFSS').map((day, index) => (
          <span key={index} className={index === 3 ? 'font-label text-ink' : ''}>
            {day}
          </span>
        ))}
      </div>
      <ScreenCard title="Ridge legs" text="32 min · 7 moves · +310 m" action="Resume">
        <ScreenLine value="3 × 10">
          <Dot state="done" />
          Split squat
        </ScreenLine>
        <ScreenLine value="3 × 12">
          <Dot state="done" />
          High step-up
        </ScreenLine>
        <ScreenLine value="2 × 45 s">
          <Dot state="now" />
          Wall sit
        </ScreenLine>
        <ScreenLine value="3 × 15">
          <Dot state="ahead" />
          Calf raise
        </ScreenLine>
      </ScreenCard>
      <ScreenTabs current="today" />
    </PhoneFrame>
  )
}

const dots = {
  done: 'bg-glacier text-on-glacier',
  now: 'shadow-[inset_0_0_0_0.25em_var(--color-accent)]',
  ahead: 'shadow-[inset_0_0_0_0.125em_var(--color-ink-muted)]',
}

function Dot({ state }: { state: keyof typeof dots }) {
  return (
    <span className={`grid size-5 place-items-center rounded-round ${dots[state]}`}>
      {state === 'done' && <CheckIcon size="text" className="text-[0.5em]" />}
    </span>
  )
}

/** What a month came to. */
export function ProgressScreen(props: ScreenProps) {
  return (
    <PhoneFrame time="18:05" {...props}>
      <ScreenHead lead="November" title="Progress" />
      <ScreenFigure metres="4,860">One Mont Blanc, and 52 m more</ScreenFigure>
      <ElevationProfile heights={month} markers={[summitOf(month)]} className="mt-2 h-38 flex-none" />
      <ScreenCard title="Strongest climb" text="Tuesday the 12th, Steep intervals">
        <ScreenLine value="620 m">Height</ScreenLine>
        <ScreenLine value="28:40">Time</ScreenLine>
        <ScreenLine value="8 of 10">Effort</ScreenLine>
      </ScreenCard>
      <ScreenCard title="Next camp: 5,642 m" text="Elbrus. Three more sessions at your pace." />
      <ScreenTabs current="progress" />
    </PhoneFrame>
  )
}
