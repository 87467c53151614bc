import { PhoneFrame } from '@summit/ui/product/phone-frame'
import { ElevationChart } from '@summit/ui/product/elevation-chart'
import type { ReactNode, Ref } from 'react'
import { month, findSummit, week, weekPlan } from './chart-data.ts'
import {
  ScreenCard,
  ScreenFigure,
  ScreenHead,
  ScreenLine,
  ScreenTabs,
  type ScreenProps,
} from '../../shared/drawings/screen-parts.tsx'
import type { ScreenMessages } from './drawing-messages.ts'
import { Dot, WeekChart } from './week-parts.tsx'

/** Number of completed exercises. */
const MOVES_DONE = 2

export interface TodayScreenProps extends ScreenProps<ScreenMessages['today']> {
  ref?: Ref<HTMLDivElement> | undefined
  /** The first sets before they were made easier: shown one after the other, and left out again. */
  formerSets?: readonly string[] | undefined
  /** In front of the screen. */
  children?: ReactNode
}

/** Illustration: the app's screen with today's workout and the chart of the week. */
export function TodayScreen({ texts, formerSets, children, ...props }: TodayScreenProps) {
  return (
    <PhoneFrame time={texts.time} {...props}>
      <ScreenHead lead={texts.lead} title={texts.title} initial={texts.initial} />
      <ScreenFigure figure={texts.figure} unit={texts.unit}>
        {texts.gained}
      </ScreenFigure>
      <WeekChart days={texts.days} plan={weekPlan} className="mt-2 h-25">
        <ElevationChart heights={week} markers={[week.length - 1]} className="w-3/5" />
      </WeekChart>
      <ScreenCard title={texts.workout} text={texts.details} action={texts.action}>
        {texts.moves.map(({ move, value }, index) => (
          <ScreenLine key={move} value={withFormer(value, formerSets?.[index], index)}>
            <Dot state={index < MOVES_DONE ? 'done' : index === MOVES_DONE ? 'now' : 'ahead'} />
            {move}
          </ScreenLine>
        ))}
      </ScreenCard>
      <ScreenTabs current="today" />
      {children}
    </PhoneFrame>
  )
}

/** A value with the former one beside it, which takes no space. */
function withFormer(value: string, former: string | undefined, index: number) {
  if (!former) return value
  return (
    <span className="relative">
      {value}
      <s
        className="former-set absolute right-full mx-3 whitespace-nowrap rtl:right-auto rtl:left-full"
        style={{ '--order': index }}
      >
        {former}
      </s>
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
      <ElevationChart heights={month} markers={[findSummit(month)]} className="mt-2 h-38 flex-none" />
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
