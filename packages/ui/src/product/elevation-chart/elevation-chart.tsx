import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { imageAttributes } from '../../image-attributes.ts'

/** The props of an elevation chart, besides those of a `<div>`. */
export interface ElevationChartProps extends ComponentProps<'div'> {
  /** At least two heights from 0 (bottom) to 1 (top), at equal distances, in reading direction. */
  heights: ReadonlyArray<number>
  /** The indices of the heights that have a marker. @default [] */
  markers?: ReadonlyArray<number> | undefined
  /** What the chart shows: its accessible name. Without one it is decorative. */
  label?: string | undefined
  /** Sizes and places the chart. Its line has the colour of the text, the area below it `--elevation-chart-fill`. */
  className?: string | undefined
}

/** The height of the drawing in units: heights are rounded to them. */
const DEPTH = 200

/**
 * A line chart of heights, filled below the line, with a triangle at each marker. Mirrored in right-to-left text.
 * Slot: `elevation-chart-marker`.
 */
export function ElevationChart({ heights, markers = [], label, className, ...rest }: ElevationChartProps) {
  const last = heights.length - 1
  const [first = DEPTH, ...others] = heights.map((height) => Math.round((1 - height) * DEPTH))
  // Relative whole numbers take a third of the bytes that absolute ones would.
  const steps = others.map((depth, index) => `1 ${depth - (others[index - 1] ?? first)}`)
  const line = `M0 ${first}l${steps.join(' ')}`
  return (
    // The whole element is mirrored in right-to-left text, so its content is placed from the left in both cases.
    <div
      data-slot="elevation-chart"
      {...imageAttributes(label)}
      {...rest}
      className={cx('[:where(&)]:relative rtl:mirror', className)}
    >
      <svg viewBox={`0 0 ${last} ${DEPTH}`} preserveAspectRatio="none" className="block size-full overflow-visible">
        <path
          d={`${line}V${DEPTH}H0z`}
          className="fill-(--elevation-chart-fill,var(--color-sunk)) forced-colors:fill-[Canvas]"
        />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="bevel"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {markers.map((index) => (
        <span
          key={index}
          data-slot="elevation-chart-marker"
          className="absolute bottom-(--y) left-(--x) mb-1 [translate:-50%] spot-height"
          style={{ '--x': percent(index / last), '--y': percent(heights[index] ?? 0) }}
        />
      ))}
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
