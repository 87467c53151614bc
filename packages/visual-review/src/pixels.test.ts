import { PNG, type PNGOptions } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { getDifference, isSamePicture } from './pixels.ts'

/** A white picture with some black pixels. */
function picture(width: number, height: number, dark: [x: number, y: number][] = [], options: PNGOptions = {}) {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y] of dark) png.data.writeUInt32BE(0x000000ff, (y * width + x) * 4)
  return PNG.sync.write(png, options)
}

describe('pictures', () => {
  it('are compared by pixels, not by encoding', () => {
    const [loose, tight] = [picture(9, 9, [[1, 1]], { deflateLevel: 0 }), picture(9, 9, [[1, 1]], { deflateLevel: 9 })]
    expect(loose.equals(tight)).toBe(false)
    expect(isSamePicture(loose, tight)).toBe(true)
  })

  it('differ by one pixel or by size', () => {
    expect(isSamePicture(picture(9, 9), picture(9, 9, [[4, 4]]))).toBe(false)
    expect(isSamePicture(picture(9, 9), picture(9, 10))).toBe(false)
  })
})

describe('a difference', () => {
  it('has an area and a number of pixels', () => {
    expect(
      getDifference(
        picture(9, 9),
        picture(9, 9, [
          [2, 3],
          [5, 4],
        ]),
      ),
    ).toMatchObject({ pixels: 2, box: [2, 3, 4, 2] })
  })

  it('includes what is outside of the smaller picture', () => {
    expect(getDifference(picture(3, 3), picture(3, 5))).toMatchObject({ pixels: 6, box: [0, 3, 3, 2] })
  })

  it('highlights changed pixels', () => {
    const drawn = PNG.sync.read(getDifference(picture(2, 1), picture(2, 1, [[1, 0]])).png)
    expect([...drawn.data]).toEqual([254, 254, 254, 255, 228, 72, 11, 255])
  })
})
