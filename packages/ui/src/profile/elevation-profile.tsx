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

/** How finely a profile is drawn: in steps from top to bottom. */
const DEPTH = 200

/** A line that climbs in reading direction over flat ground, with triangles where something stands. */
export function ElevationProfile({ heights, markers = [], label, className = '' }: ElevationProfileProps) {
  const last = heights.length - 1
  const [first = DEPTH, ...rest] = heights.map((height) => Math.round((1 - height) * DEPTH))
  // Whole numbers, each from the one before: they say the same in a third of the bytes.
  const steps = rest.map((depth, index) => `1 ${depth - (rest[index - 1] ?? first)}`)
  const line = `M0 ${first}l${steps.join(' ')}`
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // All of it is mirrored from right to left, so what is inside is placed from the left.
    <div className={`relative rtl:-scale-x-100 ${className}`} {...naming}>
      <svg viewBox={`0 0 ${last} ${DEPTH}`} preserveAspectRatio="none" className="block size-full overflow-visible">
        <path
          d={`${line}V${DEPTH}H0z`}
          className="fill-(--profile-ground,var(--color-sunk)) forced-colors:fill-[Canvas]"
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
          className="absolute bottom-(--y) left-(--x) mb-1 -translate-x-1/2 spot-height"
          style={{ '--x': percent(index / last), '--y': percent(heights[index] ?? 0) }}
        />
      ))}
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
