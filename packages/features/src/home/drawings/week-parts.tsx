import { CheckIcon } from '@summit/ui/icons'
import type { ReactNode } from 'react'

export interface WeekChartProps {
  /** From Monday to Sunday; today is Thursday. */
  days: readonly string[]
  /** The plan from today on, as a path in a box of 10 by 10. */
  plan: string
  /** Its height and margin. */
  className: string
  /** The chart up to today, on three fifths of the width. */
  children: ReactNode
}

/** The chart of a week. */
export function WeekChart({ days, plan, className, children }: WeekChartProps) {
  return (
    <>
      <div className={`${className} flex`}>
        {children}
        <svg
          viewBox="0 0 10 10"
          preserveAspectRatio="none"
          className="grow overflow-visible fill-none stroke-ink-muted rtl:mirror"
        >
          <path d={plan} strokeWidth="1.5" strokeDasharray="2 4" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className="grid grid-cols-7 px-5 pt-2 text-center text-caption text-ink-muted">
        {days.map((day, index) => (
          <span key={index} className={index === 3 ? 'font-label text-ink' : ''}>
            {day}
          </span>
        ))}
      </div>
    </>
  )
}

const dots = {
  done: 'bg-highlight text-on-highlight',
  now: '[box-shadow:inset_0_0_0_0.25em_var(--color-accent)]',
  ahead: '[box-shadow:inset_0_0_0_0.125em_var(--color-ink-muted)]',
}

/** The state of an exercise. */
export function Dot({ state }: { state: keyof typeof dots }) {
  return (
    <span className={`grid size-5 place-items-center rounded-round ${dots[state]}`}>
      {state === 'done' && <CheckIcon size="text" className="text-[0.5em]" />}
    </span>
  )
}
