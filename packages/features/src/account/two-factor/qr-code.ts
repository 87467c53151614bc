import { encode } from 'uqr'

/** A text as the QR code of `QrCode`: its dark modules as a path. */
export function toQrCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'L', border: 0 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1` : [])))
  return { path: modules.join(''), size }
}
