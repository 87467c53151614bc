import { ElevationChart } from '@summit/ui/product/elevation-chart'
import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

const lastMonth = [0.1, 0.14, 0.12, 0.2, 0.24, 0.22, 0.3, 0.28, 0.34, 0.4, 0.37, 0.42, 0.44, 0.42, 0.45]
const thisMonth = [0.08, 0.1, 0.18, 0.22, 0.2, 0.3, 0.38, 0.35, 0.44, 0.54, 0.58, 0.55, 0.62, 0.7, 0.69]

/** Illustration: this month compared with last month. */
export function ProgressIllustration({ texts }: { texts: DrawingMessages['progress'] }) {
  return (
    <Illustration className="relative -me-(--pad-card) min-h-60 @min-[36rem]:-mb-(--pad-card)">
      <p>
        <span className="block font-display text-h2 tabular-nums">
          <bdi>{texts.gained}</bdi>
        </span>
        <span className="text-caption text-ink-muted">{texts.compared}</span>
      </p>
      <ElevationChart
        heights={thisMonth}
        markers={[thisMonth.length - 2]}
        className="absolute inset-x-0 bottom-0 h-full"
      />
      <ElevationChart
        heights={lastMonth}
        className="absolute inset-x-0 bottom-0 h-full text-ink-muted [--elevation-chart-fill:transparent] [stroke-dasharray:3_5]"
      />
    </Illustration>
  )
}
