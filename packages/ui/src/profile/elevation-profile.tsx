/** What an elevation profile draws. */
export interface ElevationProfileProps {
  /** Heights at equal steps in reading direction, from 0 at the foot to 1 at the top. At least two. */
  heights: readonly number[]
  /** Which heights carry a spot-height sign, by index. @default [] */
  markers?: readonly number[]
  /** What the profile shows. Without one it is an ornament. */
  label?: string
  /** Gives the profile its size and place. Its line is the text's colour, its ground `--profile-ground`. */
  className?: string
}

/** A line that climbs in reading direction over flat ground, with triangles where something stands. */
export function ElevationProfile({ heights, markers = [], label, className = '' }: ElevationProfileProps) {
  const last = heights.length - 1
  const line = `M${heights.map((height, index) => `${index} ${round(1 - height)}`).join(' ')}`
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // All of it is mirrored from right to left, so what is inside is placed from the left.
    <div className={`relative rtl:-scale-x-100 ${className}`} {...naming}>
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" className="block size-full overflow-visible">
        <path d={`${line}V1H0z`} className="fill-(--profile-ground,var(--color-sunk)) forced-colors:fill-[Canvas]" />
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
          className="absolute bottom-(--y) left-(--x) mb-1 h-3.5 w-4 -translate-x-1/2 bg-accent [clip-path:var(--triangle)] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
          style={{ '--x': percent(index / last), '--y': percent(heights[index] ?? 0) }}
        />
      ))}
    </div>
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000
const percent = (share: number) => `${round(share * 100)}%`
