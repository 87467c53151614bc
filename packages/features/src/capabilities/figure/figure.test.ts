import { describe, expect, it } from 'vitest'
import { limbJoint, offset, type BodyPoint } from './figure.ts'

const distance = ([x0, y0]: BodyPoint, [x1, y1]: BodyPoint) => Math.hypot(x1 - x0, y1 - y0)

describe('a joint', () => {
  it.each([1, -1] as const)('is one segment away from either end (side %i)', (side) => {
    const knee = limbJoint([0, 0.4], [0.1, 0], 0.24, 0.26, side)
    expect(distance(knee, [0, 0.4])).toBeCloseTo(0.24)
    expect(distance(knee, [0.1, 0])).toBeCloseTo(0.26)
  })

  it('bends to the given side', () => {
    const [front] = limbJoint([0, 0.4], [0, 0], 0.24, 0.24, 1)
    const [back] = limbJoint([0, 0.4], [0, 0], 0.24, 0.24, -1)
    expect(front).toBeGreaterThan(0)
    expect(back).toBeLessThan(0)
  })

  it('lies on a straight line where the end is out of reach', () => {
    const [x, y] = limbJoint([0, 1], [0, 0], 0.24, 0.24, 1)
    expect(x).toBeCloseTo(0)
    expect(y).toBeCloseTo(0.76)
  })
})

it('offsets up at 0 degrees, right at 90', () => {
  expect(offset([1, 1], 0, 2)).toEqual([1, 3])
  expect(offset([1, 1], 90, 2)[0]).toBeCloseTo(3)
})
