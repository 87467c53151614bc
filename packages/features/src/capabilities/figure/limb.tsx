import type { ReactNode } from 'react'

/** A value for the first and the last position of a movement. */
export type FromTo = readonly [first: number, last: number]

export interface LimbProps {
  /** The angle to what it is attached to, in degrees clockwise. */
  angle: FromTo
  /** Its length as the viewer sees it. */
  length: FromTo
  /** The radii of its two ends. */
  ends: readonly [number, number]
  /** What is attached to its far end. It is behind the limb. */
  children?: ReactNode
}

/** A limb that points up from the point to which it is attached. Units are hundredths of a body's height. */
export function Limb({ angle, length, ends: [near, far], children }: LimbProps) {
  const [full] = length
  return (
    <Part at={rotate(angle)}>
      <Part at={up(length)}>
        {children}
        <circle r={far} />
      </Part>
      <Part at={shortened(length)}>
        <path d={`M-${near} 0L-${far}-${full}H${far}L${near} 0`} />
      </Part>
      <circle r={near} />
    </Part>
  )
}

export interface PartProps {
  /** Its transform in the first and the last position: the same functions in both. */
  at: readonly string[]
  children: ReactNode
}

/** A part of a figure that moves from one transform to another. */
export function Part({ at: [first, last], children }: PartProps) {
  return (
    <g className="squat" style={{ '--first': first, '--last': last }}>
      {children}
    </g>
  )
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Turned by an angle. */
export const rotate = (angle: FromTo) => angle.map((degrees) => `rotate(${rounded(degrees)}deg)`)
/** Moved up by a length. */
export const up = (length: FromTo) => length.map((units) => `translateY(${rounded(-units)}px)`)
/** Shortened from the first length. */
export const shortened = (length: FromTo) => length.map((units) => `scaleY(${rounded(units / length[0])})`)
