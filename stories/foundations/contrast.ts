import type { Colour } from '@summit/ui/tokens'

interface Pair {
  text: Colour
  ground: Colour
  is: 'text' | 'edge'
  /** Minimum contrast ratio. */
  needs: number
}

type ColourPair = readonly [text: Colour, ground: Colour]

const bodyText: readonly ColourPair[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink-muted', 'ground'],
  ['ink-muted', 'surface'],
  ['ink-muted', 'sunk'],
  ['on-brand', 'brand'],
  ['on-brand-muted', 'brand'],
  ['on-highlight', 'highlight'],
  ['on-highlight-muted', 'highlight'],
  ['on-action', 'action'],
  ['ink', 'danger-ground'],
]
const labels: readonly ColourPair[] = [
  ['on-action', 'action-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['accent-ink', 'ground'],
  ['accent-ink', 'surface'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['link', 'highlight'],
  ['danger', 'ground'],
  ['danger', 'surface'],
  ['danger', 'danger-ground'],
  ['on-danger', 'danger'],
  ['success', 'ground'],
  ['success', 'surface'],
  ['success', 'success-ground'],
  ['caution', 'ground'],
  ['caution', 'surface'],
  ['accent', 'brand'],
]
const edges: readonly ColourPair[] = [
  ['line-strong', 'ground'],
  ['line-strong', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['focus', 'highlight'],
  ['focus-on-brand', 'brand'],
]

const getPair =
  (is: Pair['is'], needs: number) =>
  ([text, ground]: ColourPair) => ({ text, ground, is, needs })

/**
 * Colour pairs with their minimum contrast: body text 7 (WCAG 1.4.6), labels and notes 4.5 (1.4.3), edges and focus
 * rings 3 (1.4.11).
 */
export const pairs: readonly Pair[] = [
  ...bodyText.map(getPair('text', 7)),
  ...labels.map(getPair('text', 4.5)),
  ...edges.map(getPair('edge', 3)),
]

/** The contrast ratio of two CSS colours, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A CSS colour as `#rrggbb`, a translucent one as `#rrggbbaa`. */
export function hex(colour: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixel(colour)
  const bytes = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha]
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...pixel(colour)].map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function pixel(colour: string): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser draws no canvas, so no colour can be read back.')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  return canvas.getImageData(0, 0, 1, 1).data
}

function linear(byte: number): number {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
