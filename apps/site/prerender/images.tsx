import { Resvg } from '@resvg/resvg-js'
import { SummitMark } from '@summit/ui/product/mark'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { pages } from '../metadata/pages.ts'
import { icon, OG_IMAGE_SIZE, ogImage, ogImagePath } from './og-image.ts'

/** Renders link preview images and app icons to PNG. `contourLines` is an SVG. */
export async function drawImages(publicFolder: string, contourLines: string, fontFile: string): Promise<void> {
  const mark = findPaths(renderToStaticMarkup(<SummitMark />))
  const contours = findPaths(contourLines)
  const pictures: [file: string, svg: string, width: number][] = [
    ...pages
      .filter(({ previewHeadline }) => previewHeadline)
      .map((page): [string, string, number] => [ogImagePath(page), ogImage(page, mark, contours), OG_IMAGE_SIZE.width]),
    ['apple-touch-icon.png', icon(mark, 5), 180],
    ['icon-192.png', icon(mark, 4), 192],
    ['favicon.ico', icon(mark, 4), 48],
    ['icon-512.png', icon(mark, 4), 512],
    ['icon-maskable.png', icon(mark, 8), 512],
  ]
  for (const [name, svg, width] of pictures) {
    const file = join(publicFolder, name)
    const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Archivo Expanded' }
    await mkdir(dirname(file), { recursive: true })
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
    await writeFile(file, name.endsWith('.ico') ? toIco(png, width) : png)
  }
}

/** An ICO file with one square PNG: a header of six bytes and an entry of sixteen before it. */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const start = Buffer.alloc(22)
  start.writeUInt16LE(1, 2)
  start.writeUInt16LE(1, 4)
  start.writeUInt8(size, 6)
  start.writeUInt8(size, 7)
  start.writeUInt16LE(1, 10)
  start.writeUInt16LE(32, 12)
  start.writeUInt32LE(png.length, 14)
  start.writeUInt32LE(start.length, 18)
  return Buffer.concat([start, png])
}

function findPaths(markup: string): string[] {
  return [...markup.matchAll(/ d=["']([^"']+)["']/g)].map(([, data = '']) => data)
}
