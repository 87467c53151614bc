import { create } from 'qrcode'

/**
 * A QR code as SVG path data: each row of modules is a line of width 1. `size` is the number of modules per side,
 * without the quiet zone.
 */
export function qrCode(text: string): { path: string; size: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'L' }).modules
  const isDark = (x: number, y: number) => x < size && data[y * size + x] === 1
  let path = ''
  for (let y = 0; y < size; y++) {
    let penX = 0
    for (let x = 0; x < size; x++) {
      let run = 0
      while (isDark(x + run, y)) run++
      if (run === 0) continue
      path += `${penX === 0 ? `M${x} ${y}` : `m${x - penX} 0`}h${run}`
      penX = x + run
      x = penX
    }
  }
  return { path, size }
}
