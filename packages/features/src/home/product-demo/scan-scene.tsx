import { ScreenCard, ScreenHead, ScreenLine } from '../../shared/drawings/screen-parts.tsx'
import { Barcode } from '../drawings/barcode.tsx'
import type { HomeMessages } from '../home.ts'
import { Rewritten, Scene } from './scene-parts.tsx'

/** Lunch: a barcode is scanned and the meal is logged. */
export function ScanScene({ messages: { app, demoScenes } }: { messages: HomeMessages }) {
  const { lead, title, initial, pack, food, details, lines } = app.scan
  const { energy, eaten } = demoScenes
  return (
    <Scene name="scan">
      <ScreenHead lead={lead} title={title} initial={initial} />
      <div className="relative mx-3 mt-4 grid h-68 flex-none place-items-center overflow-clip rounded-2 bg-line">
        <div data-part="pack" className="w-52 rounded-1 bg-ink p-4 text-ground">
          <div className="mb-3 font-display text-h4">{pack}</div>
          <Barcode className="h-15" />
        </div>
        <div data-part="dim" className="absolute inset-0 bg-sunk/90" />
        <div data-part="frame" className="absolute inset-5">
          {corners.map((corner) => (
            <span key={corner} className={`absolute size-7 border-current ${corner}`} />
          ))}
        </div>
        <div data-part="beam" className="absolute inset-x-5 inset-y-8">
          <span className="absolute inset-x-0 top-0 h-0.75 bg-(--color-accent)" />
        </div>
        <div data-part="kcal" className="absolute inset-0 grid place-content-center pb-8 text-center">
          <bdi className="font-display text-figure tabular-nums">
            {energy.figure}
            <span className="ms-1 text-[0.5em] tracking-normal">{energy.unit}</span>
          </bdi>
        </div>
      </div>
      <div data-part="meal" className="flex grow flex-col">
        <ScreenCard title={food} text={details}>
          {lines.map(({ label, value }, index) => (
            <ScreenLine
              key={label}
              value={index === 0 ? <Rewritten part="eaten" before={eaten} after={value} /> : value}
            >
              {label}
            </ScreenLine>
          ))}
        </ScreenCard>
      </div>
    </Scene>
  )
}

const corners = [
  'start-0 top-0 border-s-[0.17em] border-t-[0.17em]',
  'end-0 top-0 border-e-[0.17em] border-t-[0.17em]',
  'start-0 bottom-0 border-s-[0.17em] border-b-[0.17em]',
  'end-0 bottom-0 border-e-[0.17em] border-b-[0.17em]',
]
