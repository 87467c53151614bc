import { ElevationChart } from '@summit/ui/product/elevation-chart'
import { ScreenCard, ScreenFigure, ScreenHead, ScreenLine } from '../../shared/drawings/screen-parts.tsx'
import { week, weekPlan } from '../drawings/chart-data.ts'
import { Dot, WeekChart } from '../drawings/week-parts.tsx'
import type { HomeMessages } from '../home.ts'
import { Replaced, Rewritten, Scene } from './scene-parts.tsx'

/** The morning: today's workout becomes easier after a short night. */
export function TodayScene({ messages: { app, demoScenes } }: { messages: HomeMessages }) {
  const { lead, title, initial, figure, unit, gained, days, workout, details, moves } = app.today
  const { heavy, start } = demoScenes
  return (
    <Scene name="today">
      <ScreenHead lead={lead} title={title} initial={initial} />
      <ScreenFigure figure={figure} unit={unit}>
        {gained}
      </ScreenFigure>
      <WeekChart days={days} plan={weekPlan} className="mt-2 h-25">
        <ElevationChart heights={week} markers={[week.length - 1]} className="w-3/5" />
      </WeekChart>
      <ScreenCard
        title={workout}
        text={<Replaced part="details" before={heavy.details} after={details} />}
        action={
          <span data-part="action" className="relative block">
            {start}
            <span
              data-part="tap"
              className="absolute inset-0 -top-2 m-auto size-9 rounded-round bg-(--color-accent)/70"
            />
          </span>
        }
      >
        {moves.map(({ move, value }, index) => {
          const before = heavy.sets[index]
          return (
            <ScreenLine
              key={move}
              value={before ? <Rewritten part={`set-${index}`} before={before} after={value} /> : value}
            >
              <Dot state="ahead" />
              {move}
            </ScreenLine>
          )
        })}
      </ScreenCard>
    </Scene>
  )
}
