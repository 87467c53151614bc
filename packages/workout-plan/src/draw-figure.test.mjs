import { describe, expect, it } from 'vitest'
import { ahead, joint } from './draw-figure.mjs'

const apart = (/** @type {readonly [number, number]} */ [x0, y0], /** @type {readonly [number, number]} */ [x1, y1]) =>
  Math.hypot(x1 - x0, y1 - y0)

describe('a joint', () => {
  it.each(/** @type {const} */ ([1, -1]))('is as far from either end as the limb is long (side %i)', (side) => {
    const knee = joint([0, 0.4], [0.1, 0], 0.24, 0.26, side)
    expect(apart(knee, [0, 0.4])).toBeCloseTo(0.24)
    expect(apart(knee, [0.1, 0])).toBeCloseTo(0.26)
  })

  it('bends to the side it is told', () => {
    const [front] = joint([0, 0.4], [0, 0], 0.24, 0.24, 1)
    const [back] = joint([0, 0.4], [0, 0], 0.24, 0.24, -1)
    expect(front).toBeGreaterThan(0)
    expect(back).toBeLessThan(0)
  })

  it('is straight where the end is out of reach', () => {
    const [x, y] = joint([0, 1], [0, 0], 0.24, 0.24, 1)
    expect(x).toBeCloseTo(0)
    expect(y).toBeCloseTo(0.76)
  })
})

it('goes up at 0 degrees, to the right at 90', () => {
  expect(ahead([1, 1], 0, 2)).toEqual([1, 3])
  expect(ahead([1, 1], 90, 2)[0]).toBeCloseTo(3)
})
