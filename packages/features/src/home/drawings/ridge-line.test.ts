import { expect, it } from 'vitest'
import { ridge } from './ridge-line.ts'

/** The points of a path of relative lines, up to where it closes below the ground. */
function getPoints(path: string): { x: number; y: number }[] {
  const [line = ''] = path.split('V')
  const [x = NaN, y = NaN, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number)
  const points = [{ x, y }]
  for (let index = 0; index < steps.length; index += 2) {
    const { x = NaN, y = NaN } = points.at(-1) ?? {}
    points.push({ x: x + (steps[index] ?? NaN), y: y + (steps[index + 1] ?? NaN) })
  }
  return points
}

const points = getPoints(ridge.ground)

it.each([...ridge.peaks, ridge.summit])(
  'HOME-02 HOME-03 HOME-04 has a peak at $x, $y, below a figure or the summit sign',
  (peak) => {
    const at = points.findIndex(({ x }) => x === peak.x)
    expect(points[at]).toEqual(peak)
    for (const neighbour of [points[at - 1], points[at + 1]]) expect(neighbour?.y).toBeGreaterThan(peak.y)
  },
)

it('climbs from peak to peak', () => {
  const heights = [...ridge.peaks, ridge.summit].map(({ y }) => ridge.height - y)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
})

it('extends beyond its box for screens up to 3840 px wide, without long straight lines', () => {
  // Its box is 0.9 of a page of 1312 px.
  const beyond = (3840 - ridge.width) / 2 / 0.9
  expect(points[0]?.x).toBeLessThanOrEqual(-beyond)
  expect(points.at(-1)?.x).toBeGreaterThanOrEqual(ridge.width / 0.9 + beyond)
  const steps = points.slice(1).map(({ x }, index) => x - (points[index]?.x ?? NaN))
  expect(Math.max(...steps)).toBeLessThan(9)
})

it('is closed below its box', () => {
  expect(ridge.ground).toMatch(/V999H-\d+z$/)
  expect(ridge.height).toBeLessThan(999)
})
