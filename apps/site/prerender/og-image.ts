import { brand } from '@summit/brand'
import { palette } from '@summit/brand/palette'
import { ridge } from '@summit/features/home/ridge'
import type { PageMetadata, Route } from '../metadata/pages.ts'
import { getPageName } from '../src/routing/page-name.ts'
import { ogPhone } from './og-phone.ts'

/** The address of a page's link preview image. */
export function ogImagePath(route: Route): string {
  return `/share/${getPageName(route)}.png`
}

/** The size that social networks recommend, in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 }

/** Maximum characters per line and font size of the headline, which is beside the phone. */
const headline = { length: 12, size: 82 }

const { brand: ground, accent, 'on-brand': text, 'brand-line': far, 'brand-contour': contour } = palette.light

/** The home page's ridge, moved to the foot of the image with its summit left of the phone. */
const scale = { x: 0.78, y: 0.9 }
const foot = { x: 754 - ridge.summit.x * scale.x, y: OG_IMAGE_SIZE.height - ridge.height * scale.y }
const summit = { x: 754, y: foot.y + ridge.summit.y * scale.y }

/**
 * The link preview image of a page as SVG: headline, ridge and the phone with the page's screen. `mark` and `contours`
 * are SVG path data.
 */
export function ogImage(page: PageMetadata, mark: readonly string[], contours: readonly string[]): string {
  const { width, height } = OG_IMAGE_SIZE
  const { length, size } = headline
  const lines = getLines(page.previewHeadline ?? '', length)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Archivo Expanded" font-weight="700">
<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>
<g fill="none" stroke="${contour}" stroke-opacity=".8" stroke-width="1.5" transform="translate(120 -120) scale(1.6)">${contours.map(path).join('')}</g>
<linearGradient id="fade"><stop offset=".1" stop-color="${ground}"/><stop offset=".7" stop-color="${ground}" stop-opacity="0"/></linearGradient>
<path fill="url(#fade)" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(${foot.x} ${foot.y}) scale(${scale.x} ${scale.y})">
<path fill="${far}" fill-opacity=".55" transform="${ridge.farther}" d="${ridge.ground}"/>
<path fill="${ground}" d="${ridge.ground}"/><path fill-opacity=".34" stroke="${accent}" stroke-width="2.4" stroke-linejoin="bevel" d="${ridge.ground}"/>
</g>
<path fill="${accent}" d="M${summit.x} ${summit.y - 32}l14 24h-28z"/>
${ogPhone(getPageName(page))}
<g fill="${text}" transform="translate(72 64) scale(1.75)">${markPaths(mark)}</g>
<text x="148" y="106" font-size="40" fill="${text}">${escape(brand.name)}</text>
${lines.map((line, index) => `<text x="70" y="${236 + index * size * 1.04}" font-size="${size}" letter-spacing="-2" fill="${text}">${escape(line)}</text>`).join('\n')}
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

function getLines(text: string, length: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > length) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
