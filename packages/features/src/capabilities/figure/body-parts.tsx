import { body } from './figure.ts'
import { hundredths } from './squat-angles.ts'

/** The radii of the limbs at their two ends. */
export const limbEnds = {
  shin: [2.4, 3.6],
  thigh: [3.8, 4.8],
  upperArm: [2.8, 2.3],
  forearm: [2.3, 1.9],
} as const

/** The head, above the shoulders. */
export function Head() {
  return <circle r={hundredths(body.head)} cy={-hundredths(body.neck)} />
}
