import QRCode from 'qrcode'

/**
 * A QR code of a text: its dark modules as the data of a path to be stroked one unit wide, row by row, a run of modules
 * at a time, and how many modules it is wide.
 * @param {string} text
 */
export function qrOf(text) {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'L' }).modules
  const isDark = (/** @type {number} */ x, /** @type {number} */ y) => x < size && data[y * size + x] === 1
  let path = ''
  for (let y = 0; y < size; y++) {
    let pen = 0
    for (let x = 0; x < size; x++) {
      let run = 0
      while (isDark(x + run, y)) run++
      if (run === 0) continue
      path += `${pen === 0 ? `M${x} ${y}` : `m${x - pen} 0`}h${run}`
      pen = x + run
      x = pen
    }
  }
  return { path, size }
}
