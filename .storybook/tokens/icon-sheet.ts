import * as icons from '@summit/ui/icons'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Icons are on a grid of 24 px, in cells of 48 px. */
const SIZE = 24
const CELL = 48
const COLUMNS = 8

/**
 * Every icon of `@summit/ui/icons` in one SVG file, as the components render it. Each is a group with its name as id,
 * which design tools make a layer's name, and a transparent square, so that all layers have the icon's size.
 */
export function iconSheet(): string {
  const names = Object.keys(icons) as (keyof typeof icons)[]
  const height = Math.ceil(names.length / COLUMNS) * CELL
  const groups = names.map((name, index) => {
    const x = (index % COLUMNS) * CELL + (CELL - SIZE) / 2
    const y = Math.floor(index / COLUMNS) * CELL + (CELL - SIZE) / 2
    return toGroup(name, x, y)
  })
  const width = COLUMNS * CELL
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...groups,
    '</svg>\n',
  ].join('\n')
}

/** An icon as a group: design tools read a nested `<svg>` in different ways. */
function toGroup(name: keyof typeof icons, x: number, y: number): string {
  const markup = renderToStaticMarkup(createElement(icons[name]))
  const [, attributes = '', shapes] = /^<svg ([^>]*)>(.+)<\/svg>$/.exec(markup) ?? []
  if (!shapes || !attributes.includes(`viewBox="0 0 ${SIZE} ${SIZE}"`)) throw new Error(`${name} is not on the grid.`)
  const paint = attributes.match(/\b(fill|stroke)[\w-]*="[^"]*"/g)?.join(' ')
  const square = `<rect width="${SIZE}" height="${SIZE}" fill="none" stroke="none"/>`
  // Outside of a page there is no colour of the text.
  return `<g id="${name}" transform="translate(${x} ${y})" ${paint}>${square}${shapes}</g>`.replaceAll(
    'currentColor',
    '#000',
  )
}
