import { ElevationProfile } from '@summit/ui/profile'
import { Barcode } from './barcode.tsx'
import { month } from './profiles.ts'

const days = [
  { day: 'Mon', height: 38, look: 'bg-current/14' },
  { day: 'Tue', height: 52, look: 'bg-current/14' },
  { day: 'Wed', height: 24, look: 'bg-current/14' },
  { day: 'Thu', height: 64, look: 'bg-current' },
  { day: 'Fri', height: 46, look: 'border-x border-dashed' },
  { day: 'Sat', height: 82, look: 'border-x border-dashed' },
  { day: 'Sun', height: 16, look: 'border-x border-dashed' },
]

/** A week's plan: done, eased where the night was short, today, and ahead. A drawing. */
export function PlanChart() {
  return (
    <div aria-hidden="true" className="drawing grid min-h-60 grow grid-cols-7 gap-1">
      {days.map(({ day, height, look }) => (
        <div key={day} className="relative flex flex-col-reverse gap-1">
          <span
            className={`overflow-clip text-[min(var(--text-caption),4.4cqi)] ${day === 'Thu' ? 'font-label' : 'text-ink-muted'}`}
          >
            {day}
          </span>
          <span className={`h-(--h) border-t-2 ${look}`} style={{ '--h': `${height}%` }} />
          {day === 'Wed' && (
            <span className="h-1/5 min-w-full self-end border-t border-dashed border-ink-muted text-[min(var(--text-caption),3.4cqi)]">
              eased
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

/** A barcode under the beam, and what was logged. A drawing. */
export function ScanResults() {
  return (
    <div aria-hidden="true" className="drawing -mx-(--pad-card) overflow-clip px-(--pad-card)">
      <div className="relative mb-4">
        <Barcode className="h-38" />
        <span className="absolute -inset-x-8 top-1/2 h-0.5 bg-accent" />
      </div>
      <Logged value="115 kcal">Oat drink, 250 ml</Logged>
      <Logged value="290 kcal">“Two eggs and toast”</Logged>
    </div>
  )
}

function Logged({ value, children }: { value: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2 text-small tabular-nums">
      {children}
      <bdi className="whitespace-nowrap text-ink-muted">{value}</bdi>
    </div>
  )
}

/** Four lines of the video library, one of them chosen. A drawing. */
export function ExerciseIndex() {
  return (
    <div aria-hidden="true" className="drawing">
      <Exercise number="0412" value="0:42">
        Bulgarian split squat
      </Exercise>
      <Exercise number="0413">Step-down, slow</Exercise>
      <Exercise number="0414" value="0:38">
        Copenhagen plank
      </Exercise>
      <Exercise number="0415" value="0:51">
        Hang, half crimp
      </Exercise>
    </div>
  )
}

function Exercise({ number, value, children }: { number: string; value?: string; children: string }) {
  return (
    <div
      className={`flex items-baseline gap-4 border-t border-line py-2 tabular-nums ${value ? 'text-ink-muted' : 'font-label'}`}
    >
      <span className="font-mono text-caption">{number}</span>
      {children}
      <span className="ms-auto">
        {value ?? (
          <span className="inline-block h-[0.75em] w-[0.65em] bg-current [clip-path:polygon(0_0,100%_50%,0_100%)] rtl:-scale-x-100" />
        )}
      </span>
    </div>
  )
}

/** A month as one line, from where it began to what it came to. A drawing. */
export function MonthProfile() {
  return (
    <div
      aria-hidden="true"
      className="drawing relative -mx-(--pad-card) -mb-(--pad-card) flex h-60 items-end text-caption"
    >
      <ElevationProfile heights={month} className="h-3/4 w-full" />
      <span className="absolute start-(--pad-card) bottom-1/4">
        <span className="text-ink-muted">Base camp</span> <b className="block font-label">Nov 1</b>
      </span>
      <span className="absolute inset-e-(--pad-card) top-2 text-end">
        <bdi className="block font-display text-h3 tabular-nums">4,860 m</bdi>{' '}
        <span className="text-ink-muted">Nov 30</span>
      </span>
    </div>
  )
}
