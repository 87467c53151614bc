import { PNG } from 'pngjs'

/** What changed. */
const hot = 0xe4480bff

/** Packs a difference in a tenth of the usual time, though not as small: hundreds are written one after the other. */
const packing = { filterType: 0, deflateLevel: 3, deflateStrategy: 0 }

/**
 * Whether two pictures are the same: byte for byte, or else pixel for pixel. There is no tolerance.
 * @param {Buffer} one
 * @param {Buffer} other
 */
export function isSamePicture(one, other) {
  if (one.equals(other)) return true
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  return a.width === b.width && a.height === b.height && a.data.equals(b.data)
}

/**
 * The second picture in pale grey with what differs from the first in one hot colour, and where that is.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ png: Buffer, pixels: number, box: [left: number, top: number, width: number, height: number] }}
 */
export function differenceOf(before, after) {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const drawn = new PNG({ width, height })
  let pixels = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const is = colourAt(b, x, y)
      const isChanged = colourAt(a, x, y) !== is
      drawn.data.writeUInt32BE(isChanged ? hot : pale(is), (y * width + x) * 4)
      if (!isChanged) continue
      pixels += 1
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
    }
  }
  return { png: PNG.sync.write(drawn, packing), pixels, box: [left, top, right - left + 1, bottom - top + 1] }
}

/** Red, green, blue and alpha in one number; outside of the picture there is nothing. @param {PNG} png @param {number} x @param {number} y */
const colourAt = ({ width, height, data }, x, y) =>
  x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : 0

/** @param {number} colour */
function pale(colour) {
  const light = (colour >>> 24) * 0.3 + ((colour >>> 16) & 255) * 0.59 + ((colour >>> 8) & 255) * 0.11
  return Math.min(255, Math.round(190 + light / 4)) * 0x01010100 + 255
}
