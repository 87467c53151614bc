import jsQR from 'jsqr'

/**
 * What a camera would read: the path of a QR code drawn into pixels, dark on light, with a quiet zone.
 * @param {{ path: string, size: number }} code
 */
export function readQr({ path, size }) {
  const scale = 4
  const quiet = 4
  const width = (size + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  let x = 0
  let y = 0
  for (const [, command, first, second] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    const length = Number(first)
    if (command === 'M') [x, y] = [length, Number(second)]
    else if (command === 'm') x += length
    else {
      for (let row = 0; row < scale; row++) {
        const start = ((y + quiet) * scale + row) * width + (x + quiet) * scale
        pixels.fill(0, start * 4, (start + length * scale) * 4)
      }
      x += length
    }
  }
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255
  return jsQR(pixels, width, width)?.data
}
