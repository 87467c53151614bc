import { expect, it } from 'vitest'
import { ridge } from './ridge-line.ts'

/** The points of a path of relative lines, up to where it closes below the ground. */
function pointsOf(path: string): { x: number; y: number }[] {
  const [line = ''] = path.split('V')
  const [x = NaN, y = NaN, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number)
  const points = [{ x, y }]
  for (let index = 0; index < steps.length; index += 2) {
    const { x = NaN, y = NaN } = points.at(-1) ?? {}
    points.push({ x: x + (steps[index] ?? NaN), y: y + (steps[index + 1] ?? NaN) })
  }
  return points
}

const points = pointsOf(ridge.ground)

it.each(ridge.peaks)('HOME-02 HOME-03 HOME-04 has a peak at $x, $y below a figure', (peak) => {
  const at = points.findIndex(({ x }) => x === peak.x)
  expect(points[at]).toEqual(peak)
  for (const neighbour of [points[at - 1], points[at + 1]]) expect(neighbour?.y).toBeGreaterThan(peak.y)
})

it('climbs from peak to peak', () => {
  const heights = ridge.peaks.map(({ y }) => ridge.height - y)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
})

it('extends beyond its box for screens up to 3840 px wide', () => {
  const beyond = (3840 - ridge.width) / 2
  expect(points[0]?.x).toBeLessThanOrEqual(-beyond)
  expect(points.at(-1)?.x).toBeGreaterThanOrEqual(ridge.width + beyond)
})

it('is closed below its box', () => {
  expect(ridge.ground).toMatch(/V340H-1410z$/)
  expect(ridge.height).toBeLessThan(340)
})
