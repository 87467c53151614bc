import { ElevationChart } from '@summit/ui/product/elevation-chart'
import { Barcode } from './barcode.tsx'
import type { DrawingMessages } from './drawing-messages.ts'
import { month } from './chart-data.ts'

/** From Monday to Sunday. */
const days = [
  { height: 38, className: 'bg-current/14' },
  { height: 52, className: 'bg-current/14' },
  { height: 24, className: 'bg-current/14', isEased: true },
  { height: 64, className: 'bg-current', isToday: true },
  { height: 46, className: 'border-x border-dashed' },
  { height: 82, className: 'border-x border-dashed' },
  { height: 16, className: 'border-x border-dashed' },
]

/** Illustration: a week's plan, with an easier day after a short night. */
export function PlanChart({ texts }: { texts: DrawingMessages['plan'] }) {
  return (
    <div aria-hidden="true" className="drawing grid min-h-60 grow grid-cols-7 gap-1">
      {days.map(({ height, className, isEased, isToday }, index) => (
        <div key={index} className="relative flex flex-col-reverse gap-1">
          <span
            className={`overflow-clip text-[min(var(--text-caption),4.4cqi)] ${isToday ? 'font-label' : 'text-ink-muted'}`}
          >
            {texts.days[index]}
          </span>
          <span
            className={`h-(--h) border-t-2 drawn drawn-bar ${className}`}
            style={{ '--h': `${height}%`, '--from': `${5 + index * 4}%` }}
          />
          {isEased && (
            <span className="h-1/5 min-w-full self-end border-t border-dashed border-ink-muted text-[min(var(--text-caption),3.4cqi)]">
              {texts.eased}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

/** Illustration: a barcode that is being scanned, and logged meals. */
export function ScanResults({ texts }: { texts: DrawingMessages['food'] }) {
  return (
    <div aria-hidden="true" className="drawing -mx-(--pad-card) overflow-clip px-(--pad-card)">
      <div className="relative mb-4">
        <Barcode className="h-38" />
        <span className="absolute -inset-x-8 top-1/2 h-0.5 bg-(--color-accent) drawn drawn-move [--move:4rem] [--span:45%]" />
      </div>
      {texts.map(({ meal, energy }) => (
        <div key={meal} className="flex justify-between gap-4 border-t border-line py-2 text-small tabular-nums">
          {meal}
          <bdi className="whitespace-nowrap text-ink-muted">{energy}</bdi>
        </div>
      ))}
    </div>
  )
}

/** Illustration: four entries of the video library, one of them playing. */
export function ExerciseIndex({ texts }: { texts: DrawingMessages['exercises'] }) {
  return (
    <div aria-hidden="true" className="drawing">
      {texts.map(({ number, title, length }) => (
        <div
          key={number}
          className={`flex items-baseline gap-4 border-t border-line py-2 tabular-nums ${length ? 'text-ink-muted' : 'font-label'}`}
        >
          <span className="text-caption">{number}</span>
          {title}
          <span className="ms-auto">
            {length || (
              <span className="inline-block h-[0.75em] w-[0.65em] bg-current [clip-path:polygon(0_0,100%_50%,0_100%)] rtl:mirror" />
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Illustration: the elevation chart of a month. */
export function MonthProfile({ texts }: { texts: DrawingMessages['month'] }) {
  return (
    <div
      aria-hidden="true"
      className="drawing relative -mx-(--pad-card) -mb-(--pad-card) flex h-60 items-end overflow-y-clip text-caption"
    >
      <ElevationChart heights={month} className="h-3/4 w-full drawn drawn-move [--move:100%] [--span:45%]" />
      <span className="absolute start-(--pad-card) bottom-1/4">
        <span className="text-ink-muted">{texts.start}</span> <b className="block font-label">{texts.startDate}</b>
      </span>
      <span className="absolute inset-e-(--pad-card) top-2 text-end">
        <bdi className="block font-display text-h3 tabular-nums">{texts.height}</bdi>{' '}
        <span className="text-ink-muted">{texts.endDate}</span>
      </span>
    </div>
  )
}
