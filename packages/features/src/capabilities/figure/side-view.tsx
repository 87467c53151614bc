import type { ReactNode } from 'react'
import { Head, limbEnds } from './body-parts.tsx'
import { Limb, Part, rotate } from './limb.tsx'
import { inFull, sides, turn, type Side } from './squat-angles.ts'

const { near, far } = sides

/** A person who squats, from the side. The far arm and leg are paler. */
export function SideView() {
  return (
    <>
      <g className="text-line-strong">
        <Leg side={far} x={2.5} />
      </g>
      <Leg side={near} x={-1}>
        <Limb angle={turn(near, 'back', 'thigh')} length={inFull('back')} ends={[4.8, 4.4]}>
          <g className="text-line-strong">
            <Arm side={far} />
          </g>
          <Part at={rotate(turn(near, 'neck', 'back'))}>
            <Head />
          </Part>
          <Arm side={near} />
        </Limb>
      </Leg>
    </>
  )
}

interface LegProps {
  side: Side
  x: number
  /** What is above the hip. */
  children?: ReactNode
}

function Leg({ side, x, children }: LegProps) {
  return (
    <g transform={`translate(${x} -2)`}>
      <path d="M-2.4-.6 8.6-.4a2 2 0 0 1 1.8 2.4H-2.9z" />
      <Limb angle={turn(side, 'shin')} length={inFull('shin')} ends={limbEnds.shin}>
        <Limb angle={turn(side, 'thigh', 'shin')} length={inFull('thigh')} ends={limbEnds.thigh}>
          {children}
        </Limb>
      </Limb>
    </g>
  )
}

function Arm({ side }: Pick<LegProps, 'side'>) {
  return (
    <Limb angle={turn(side, 'upperArm', 'back')} length={inFull('upperArm')} ends={limbEnds.upperArm}>
      <Limb angle={turn(side, 'forearm', 'upperArm')} length={inFull('forearm')} ends={limbEnds.forearm} />
    </Limb>
  )
}
