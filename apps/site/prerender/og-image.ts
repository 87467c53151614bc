import { brand } from '@summit/brand'
import { palette } from '@summit/brand/palette'
import type { PageMetadata, Route } from '../metadata/pages.ts'
import { hasOgPhone, ogPhone } from './og-phone.ts'

/** The address of a page's link preview image. */
export function ogImagePath({ name }: Route): string {
  return `/share/${name}.png`
}

/** The size that social networks recommend, in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 }

/** Maximum characters per line and font size of the headline. */
const headline = { alone: { length: 16, size: 94 }, besidePhone: { length: 12, size: 82 } }

const { brand: ground, accent, 'on-brand': text, 'brand-contour': contour } = palette.light

/** Heights of the ridge from left to right, in pixels from the foot. The highest carries the spot-height sign. */
const summits = [24, 40, 36, 62, 88, 80, 96, 84, 120, 158, 150, 190, 176, 204, 262, 300, 282, 330, 312, 268, 276, 240]

/** Repeating offsets of the points between two summits, in pixels. */
const crags = [5, -4, 2, -6, 7, -2, -5, 4]

const ridge = summits.flatMap((height, index) => {
  const next = summits[index + 1]
  if (next === undefined) return height
  const between = (share: number, crag = 0) => height + (next - height) * share + crag
  return [height, between(1 / 3, crags[(2 * index) % 8]), between(2 / 3, crags[(2 * index + 1) % 8])].map(Math.round)
})

/**
 * The link preview image of a page as SVG: headline, ridge and, on some pages, the phone. `mark` and `contours` are SVG
 * path data.
 */
export function ogImage(
  { name, previewHeadline = '' }: PageMetadata,
  mark: readonly string[],
  contours: readonly string[],
): string {
  const { width, height } = OG_IMAGE_SIZE
  const { length, size } = hasOgPhone(name) ? headline.besidePhone : headline.alone
  const step = width / (ridge.length - 1)
  const points = ridge.map((up, index) => `${Math.round(index * step)} ${height - up}`)
  const top = ridge.indexOf(Math.max(...ridge))
  const [x, y] = [Math.round(top * step), height - Math.max(...ridge) - 10]
  const foot = `M${points.join('L')}V${height}H0z`
  const lines = linesOf(previewHeadline, length)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Archivo Expanded" font-weight="700">
<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>
<g fill="none" stroke="${contour}" stroke-opacity=".8" stroke-width="1.5" transform="translate(120 -120) scale(1.6)">${contours.map(path).join('')}</g>
<linearGradient id="fade"><stop offset=".1" stop-color="${ground}"/><stop offset=".7" stop-color="${ground}" stop-opacity="0"/></linearGradient>
<path fill="url(#fade)" d="M0 0h${width}v${height}H0z"/>
<path fill="${ground}" d="${foot}"/><path fill-opacity=".34" d="${foot}"/>
<path fill="none" stroke="${text}" stroke-width="4" stroke-linejoin="bevel" d="M${points.join('L')}"/>
<path fill="${accent}" d="M${x} ${y - 22}l14 24h-28z"/>
${ogPhone(name)}
<g fill="${text}" transform="translate(72 64) scale(1.75)">${markPaths(mark)}</g>
<text x="148" y="106" font-size="40" fill="${text}">${escape(brand.name)}</text>
${lines.map((line, index) => `<text x="70" y="${250 + index * size * 1.04}" font-size="${size}" letter-spacing="-2" fill="${text}">${escape(line)}</text>`).join('\n')}
</svg>`
}

/** An app icon: the mark on the brand colour. Where systems cut icons to a shape, `inset` keeps the mark clear of the edge. */
export function icon(mark: readonly string[], inset: number): string {
  const scale = (32 - 2 * inset) / 32
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ground}" d="M0 0h32v32H0z"/><g fill="${text}" transform="translate(${inset} ${inset}) scale(${scale})">${markPaths(mark)}</g></svg>`
}

function markPaths([peak = '', ...rest]: readonly string[]): string {
  return `<path fill="${accent}" d="${peak}"/>${rest.map(path).join('')}`
}

function path(data: string): string {
  return `<path d="${data}"/>`
}

function linesOf(text: string, length: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > length) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
