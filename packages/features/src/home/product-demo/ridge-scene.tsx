import { ElevationChart } from '@summit/ui/product/elevation-chart'
import { useFormat } from '../../shared/config/use-format.ts'
import { ScreenCard, ScreenFigure, ScreenHead, ScreenLine } from '../../shared/drawings/screen-parts.tsx'
import { climbed } from '../drawings/chart-data.ts'
import { Dot, WeekChart } from '../drawings/week-parts.tsx'
import type { HomeMessages } from '../home.ts'
import { Reel, Replaced, Scene } from './scene-parts.tsx'

/** The evening: today's height is added to the week. */
export function RidgeScene({ messages: { app, demoScenes } }: { messages: HomeMessages }) {
  const { lead, title, initial, unit, gained, days } = app.today
  const { ridge } = demoScenes
  const { number } = useFormat()
  const heights = Array.from({ length: 11 }, (_, index) => number(1240 + 31 * index))
  return (
    <Scene name="ridge">
      <ScreenHead lead={lead} title={title} initial={initial} />
      <ScreenFigure figure={<Reel part="height" values={heights} />} unit={unit}>
        <Replaced part="gained" before={gained} after={ridge.gained} />
      </ScreenFigure>
      <WeekChart days={days} plan="M0 .4 1 1.5l2 3 1 0 2-2 2 1 2 .4" className="mt-9 h-36 flex-none">
        <div className="relative w-3/5">
          <ElevationChart data-part="line" heights={climbed} className="size-full" />
          <div className="absolute inset-0 rtl:mirror">
            <div data-part="climber" className="absolute inset-0">
              <Flag />
            </div>
          </div>
        </div>
      </WeekChart>
      <ScreenCard title={ridge.card} text={ridge.cardText}>
        {ridge.lines.map(({ label, value }, index) => (
          <div key={label} data-part={`recap-${index}`}>
            <ScreenLine value={value}>
              <Dot state="done" />
              {label}
            </ScreenLine>
          </div>
        ))}
      </ScreenCard>
    </Scene>
  )
}

/** A flag whose foot is at the lower left of its container. */
function Flag() {
  return (
    <svg viewBox="0 0 16 24" className="absolute bottom-0 left-0 h-9 w-6 -translate-x-[1px] overflow-visible">
      <g data-part="flag" className="origin-bottom-left fill-(--color-accent) stroke-(--color-accent)">
        <path d="M1 24V1" strokeWidth="2" strokeLinecap="round" />
        <path data-part="cloth" d="M1 1l13 4.5-13 4.5z" />
      </g>
    </svg>
  )
}
