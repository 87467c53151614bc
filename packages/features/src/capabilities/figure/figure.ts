/** Human figures: a pose gives hip, feet and hands, and the joints between them are computed. */

/** Position relative to a body, in body heights: to the right, and up from the ground. */
export type BodyPoint = readonly [right: number, up: number]

/** A foot by its heel. */
export interface Foot {
  at: BodyPoint
  /** Direction of the toes in degrees, clockwise from up. @default 90 */
  toes?: number
  /** Which way the knee bends. @default 'front' */
  knee?: 'front' | 'back'
}

/** A body position, seen from the side. Pairs list the far limb first. */
export interface Pose {
  hip: BodyPoint
  /** Tilt of the back from upright in degrees, forward positive. */
  lean: number
  /** Curvature of the back in body heights: positive is rounded, negative is arched. @default 0 */
  bow?: number
  /** Tilt of the head relative to the back in degrees. @default 0 */
  head?: number
  feet: readonly [Foot, Foot]
  hands: readonly [BodyPoint, BodyPoint]
  /** Which way the elbows bend. @default 'back' */
  elbows?: 'back' | 'front'
}

/** Lengths in body heights. `head` is a radius, `neck` the distance from the shoulder to the middle of the head. */
export const body = {
  thigh: 0.245,
  shin: 0.245,
  back: 0.3,
  upperArm: 0.165,
  forearm: 0.165,
  foot: 0.1,
  neck: 0.105,
  head: 0.062,
} as const

/** The point at a distance and an angle, in degrees clockwise from up. */
export function offset([x, y]: BodyPoint, degrees: number, length: number): BodyPoint {
  const angle = (degrees * Math.PI) / 180
  return [x + length * Math.sin(angle), y + length * Math.cos(angle)]
}

/**
 * The joint of a two-segment limb between its ends (two-bone inverse kinematics). A limb that is too short is drawn
 * straight. `side` is 1 for a joint left of the line from start to end, -1 for right.
 */
export function limbJoint(
  [x0, y0]: BodyPoint,
  [x1, y1]: BodyPoint,
  upper: number,
  lower: number,
  side: 1 | -1,
): BodyPoint {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const reach = Math.hypot(dx, dy)
  const along = Math.min(Math.max((upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach), -upper), upper)
  const aside = side * Math.sqrt(Math.max(upper ** 2 - along ** 2, 0))
  return [x0 + (dx * along - dy * aside) / reach, y0 + (dy * along + dx * aside) / reach]
}

/** The joints of a body in a pose. Pairs list the far limb first. */
export function getJoints({ hip, lean, head = 0, feet, hands, elbows = 'back' }: Pose) {
  const shoulder = offset(hip, lean, body.back)
  const leg = ({ at: heel, toes = 90, knee = 'front' }: Foot) => ({
    knee: limbJoint(hip, heel, body.thigh, body.shin, knee === 'front' ? 1 : -1),
    heel,
    toes: offset(heel, toes, body.foot),
  })
  const arm = (hand: BodyPoint) => ({
    elbow: limbJoint(shoulder, hand, body.upperArm, body.forearm, elbows === 'back' ? -1 : 1),
    hand,
  })
  return {
    hip,
    shoulder,
    head: offset(shoulder, lean + head, body.neck),
    legs: [leg(feet[0]), leg(feet[1])],
    arms: [arm(hands[0]), arm(hands[1])],
  } as const
}

/** The first and the last position of a squat. */
export const squat = {
  standing: {
    hip: [0, 0.489],
    lean: 2,
    feet: [{ at: [0.02, 0] }, { at: [-0.01, 0] }],
    hands: [
      [0.05, 0.46],
      [0.03, 0.45],
    ],
  },
  squatting: {
    hip: [-0.2, 0.27],
    lean: 36,
    head: -24,
    feet: [{ at: [0.03, 0] }, { at: [-0.01, 0] }],
    hands: [
      [0.3, 0.52],
      [0.28, 0.49],
    ],
  },
} as const satisfies Record<string, Pose>
