import type { HomeMessages } from './home.ts'
import { ridge } from './ridge-line.ts'

/** The ridge, and the product's figures on its peaks. Where the text is too large for that, they stand above it. */
export function Ridge({ stats: { users, rating, workouts } }: { stats: HomeMessages['stats'] }) {
  const [low, middle, high] = ridge.peaks
  return (
    <div className="@container/ridge relative h-68 [--k:1.4] md:col-span-full md:row-start-2 md:h-52 md:[--k:0.87] lg:h-72 xl:h-80 xl:[--k:1]">
      <svg
        viewBox={`0 0 ${ridge.width} ${ridge.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute start-0 bottom-0 h-full w-[calc(var(--k)*100%)] overflow-visible fill-spruce @max-[15rem]/ridge:h-1/5 rtl:-scale-x-100 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      >
        <path d={`${ridge.line}V340H-1400z`} vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className="absolute inset-0 grid content-start gap-2">
        <Spot {...users} {...low} />
        <Spot {...rating} {...middle} />
        <Spot {...workouts} {...high} />
      </ul>
    </div>
  )
}

/** A figure on a staff over the spot-height sign. */
function Spot({ figure, label, x, y }: { figure: string; label: string; x: number; y: number }) {
  return (
    <li
      className="absolute start-[calc(var(--x)*var(--k))] bottom-(--y) border-s-[1.5px] border-ink ps-2 pb-6 [--text-figure:min(1.75rem,7.5cqi)] after:absolute after:-start-2 after:-bottom-0.5 after:h-3 after:w-3.5 after:bg-accent after:[clip-path:var(--triangle)] md:ps-3 md:[--text-figure:4.1cqi] lg:pb-8 @max-[15rem]/ridge:static forced-colors:after:bg-[CanvasText] forced-colors:after:forced-color-adjust-none"
      style={{ '--x': `${percent(x / ridge.width)}`, '--y': percent(1 - y / ridge.height) }}
    >
      <strong className="font-display text-figure tabular-nums">{figure}</strong>{' '}
      <span className="mt-1 block text-caption text-ink-muted md:text-small">{label}</span>
    </li>
  )
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`
