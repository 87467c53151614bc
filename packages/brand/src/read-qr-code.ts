import jsQR from 'jsqr'

/** Pixels per module. */
const SCALE = 4
/** Modules around the code that stay white, as scanners require. */
const QUIET_ZONE = 4

/** Rasterizes a QR code's path and decodes it. Returns undefined if it cannot be read. */
export function readQrCode({ path, size }: { path: string; size: number }): string | undefined {
  const width = (size + 2 * QUIET_ZONE) * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  let x = 0
  let y = 0
  for (const [, command, first, second] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    const length = Number(first)
    if (command === 'M') [x, y] = [length, Number(second)]
    else if (command === 'm') x += length
    else {
      for (let row = 0; row < SCALE; row++) {
        const start = ((y + QUIET_ZONE) * SCALE + row) * width + (x + QUIET_ZONE) * SCALE
        pixels.fill(0, start * 4, (start + length * SCALE) * 4)
      }
      x += length
    }
  }
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255
  return jsQR(pixels, width, width)?.data
}
