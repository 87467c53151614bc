import { body, getJoints, squat, type BodyPoint } from './figure.ts'
import type { FromTo } from './limb.tsx'

const degrees = 180 / Math.PI
const direction = ([x0, y0]: BodyPoint, [x1, y1]: BodyPoint) => Math.atan2(x1 - x0, y1 - y0) * degrees
/** Arms hang: their directions are around 180. */
const downward = (from: BodyPoint, to: BodyPoint) => (direction(from, to) + 360) % 360

/** The directions of the limbs of one side, in degrees clockwise from up. */
function getDirections({ hip, shoulder, head, legs, arms }: ReturnType<typeof getJoints>, side: 0 | 1) {
  const { knee, heel } = legs[side]
  const { elbow, hand } = arms[side]
  return {
    shin: direction(heel, knee),
    thigh: direction(knee, hip),
    back: direction(hip, shoulder),
    neck: direction(shoulder, head),
    upperArm: downward(shoulder, elbow),
    forearm: downward(elbow, hand),
  }
}

const [standing, squatting] = [getJoints(squat.standing), getJoints(squat.squatting)]

/** The limbs of the far and the near side, while standing and in the lowest position. */
export const sides = {
  far: [getDirections(standing, 0), getDirections(squatting, 0)],
  near: [getDirections(standing, 1), getDirections(squatting, 1)],
} as const
export type Side = (typeof sides)['far' | 'near']
type LimbName = keyof Side[0]

/** How far a limb is turned from the one to which it is attached. */
export function turn([first, last]: Side, limb: LimbName, base?: LimbName): FromTo {
  return base ? [first[limb] - first[base], last[limb] - last[base]] : [first[limb], last[limb]]
}

/** A length in the unit of the drawings, hundredths of a body. */
export const hundredths = (length: number) => Math.round(length * 1000) / 10

/** The length of a limb for a viewer at the side. */
export const inFull = (limb: keyof typeof body): FromTo => [hundredths(body[limb]), hundredths(body[limb])]

/** The length of a limb for a viewer in front. */
export function foreshortened(limb: LimbName & keyof typeof body): FromTo {
  const seen = ([standing, squatting]: FromTo): FromTo => [
    hundredths(body[limb] * Math.abs(Math.cos(standing / degrees))),
    hundredths(body[limb] * Math.abs(Math.cos(squatting / degrees))),
  ]
  return seen(turn(sides.near, limb))
}

/** How high a limb reaches that is tilted towards the viewer's left or right. */
export const rise = (length: FromTo, tilt: FromTo): FromTo => [
  length[0] * Math.cos(tilt[0] / degrees),
  length[1] * Math.cos(tilt[1] / degrees),
]
