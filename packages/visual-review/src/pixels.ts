import { PNG } from 'pngjs'

/** Colour of changed pixels, RGBA. */
const HIGHLIGHT = 0xe4480bff

/** Fast PNG compression: a review may write hundreds of differences. */
const fastCompression = { filterType: 0, deflateLevel: 3, deflateStrategy: 0 }

/** Where two pictures differ. */
export interface Difference {
  /** The second picture in pale grey, with changed pixels highlighted. */
  png: Buffer
  /** How many pixels changed. */
  pixels: number
  /** The rectangle around all changed pixels. */
  box: [left: number, top: number, width: number, height: number]
}

/** Whether two PNGs have the same pixels, without tolerance. */
export function isSamePicture(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  return a.width === b.width && a.height === b.height && a.data.equals(b.data)
}

/** Compares two PNGs pixel by pixel. */
export function getDifference(before: Buffer, after: Buffer): Difference {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const png = new PNG({ width, height })
  let pixels = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = getColour(b, x, y)
      const isChanged = getColour(a, x, y) !== colour
      png.data.writeUInt32BE(isChanged ? HIGHLIGHT : paleGrey(colour), (y * width + x) * 4)
      if (!isChanged) continue
      pixels += 1
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
    }
  }
  return { png: PNG.sync.write(png, fastCompression), pixels, box: [left, top, right - left + 1, bottom - top + 1] }
}

/** RGBA as one number; 0 outside of the picture. */
function getColour({ width, height, data }: PNG, x: number, y: number): number {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : 0
}

function paleGrey(colour: number): number {
  const luminance = (colour >>> 24) * 0.3 + ((colour >>> 16) & 255) * 0.59 + ((colour >>> 8) & 255) * 0.11
  return Math.min(255, Math.round(190 + luminance / 4)) * 0x01010100 + 255
}
