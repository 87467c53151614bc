import { tokens } from '../../../.storybook/tokens/tokens.ts'
import { hex } from '../contrast.ts'

/** The values of a brand as they are typed, by property: `--summit-accent`. */
export type Brand = Readonly<Record<string, string>>

/** A property `--summit-*`, and Summit's own value of a token that reads it. */
const BRANDED = /^var\((--summit-(?!mix-)[\w-]+), (.+)\)$/

/** Summit's own value of each property that a brand can set. The first token counts. */
const ownValues: Brand = Object.fromEntries(
  tokens
    .flatMap(({ value, dark = '' }) => [value, dark])
    .map((value): [string, string] => [BRANDED.exec(value)?.[1] ?? '', BRANDED.exec(value)?.[2] ?? ''])
    .toReversed(),
)

/** Summit's own value of a property, a colour in hexadecimal. */
export function getOwnValue(property: string): string {
  const value = ownValues[property] ?? ''
  return value.startsWith('oklch(') ? hex(value) : value
}

interface ColourChoice {
  /** The property without `--summit-`. */
  name: string
  label: string
  hint: string
}

/** The colours of a brand in groups, as the README of `@summit/ui` describes them. */
export const colourGroups: Readonly<Record<string, readonly ColourChoice[]>> = {
  Accent: [
    { name: 'accent', label: 'Accent', hint: 'The most important button' },
    { name: 'on-accent', label: 'On accent', hint: 'Text on the accent' },
    { name: 'accent-ink', label: 'Accent ink', hint: 'The accent as text' },
  ],
  Brand: [
    { name: 'brand', label: 'Brand', hint: 'Dark sections and banners' },
    { name: 'highlight', label: 'Highlight', hint: 'Badges, highlighted sections' },
    { name: 'link', label: 'Link', hint: 'Links' },
  ],
  Page: [
    { name: 'ground', label: 'Ground', hint: 'The page' },
    { name: 'surface', label: 'Surface', hint: 'Cards, dialogs and fields' },
    { name: 'ink', label: 'Ink', hint: 'Text, and buttons without accent' },
    { name: 'line', label: 'Line', hint: 'Lines between parts' },
  ],
}

/** The properties of a colour: for light and, where it has one, for dark. */
export const getColourProperties = (name: string): string[] =>
  [`--summit-${name}`, `--summit-${name}-dark`].filter((property) => property in ownValues)

const lengths = { None: '0px', Small: '0.25rem', Medium: '0.5rem', Large: '0.75rem', 'Extra large': '1.25rem' }
const fonts = {
  System: 'system-ui, sans-serif',
  Humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  Serif: "Georgia, 'Times New Roman', 'Liberation Serif', serif",
  Rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT', sans-serif",
  Monospace: "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace",
}

/** Fonts and corners: what is offered, by name. */
export const choices: Readonly<Record<string, { label: string; text: string; presets: Record<string, string> }>> = {
  '--summit-font-display': { label: 'Font of headings', text: 'Families for headings', presets: fonts },
  '--summit-font-body': { label: 'Font of text', text: 'Families for text', presets: fonts },
  '--summit-radius': { label: 'Corners of controls', text: 'Radius', presets: lengths },
}

/** Every property, in the README's order. */
export const properties: readonly string[] = [
  ...Object.values(colourGroups).flatMap((group) => group.flatMap(({ name }) => getColourProperties(name))),
  ...Object.keys(choices),
]

/** Values that depend on where they are used. */
const DEPENDENT = /var\(|env\(|currentcolor|^(inherit|initial|unset|revert|revert-layer)$/i

/** What is wrong with a value. An empty one is Summit's own. */
export function getError(property: string, text: string): string | undefined {
  const value = text.trim()
  if (value === '') return undefined
  const isValid = (name: string) => CSS.supports(name, value) && !DEPENDENT.test(value)
  if (property === '--summit-radius') {
    return /^\d*\.?\d+(px|rem)$/.test(value) ? undefined : 'Enter a length, such as 8px or 0.5rem.'
  }
  if (property.startsWith('--summit-font')) {
    return isValid('font-family') ? undefined : 'Enter font families, such as Georgia, serif.'
  }
  return isValid('color') && hex(value).length === 7
    ? undefined
    : 'Enter an opaque colour, such as #1d4ed8 or oklch(0.5 0.2 265).'
}

/** The valid values that differ from Summit's own, by property. */
export function getChanges(brand: Brand): Brand {
  const isChange = (property: string, value: string) =>
    value !== '' && value !== getOwnValue(property) && !getError(property, value)
  return Object.fromEntries(
    properties
      .map((property) => [property, brand[property]?.trim() ?? ''] as const)
      .filter(([property, value]) => isChange(property, value)),
  )
}

/** The block of CSS that sets these changes. */
export function toCss(changes: Brand): string {
  const lines = Object.entries(changes).map(([property, value]) => `  ${property}: ${value};\n`)
  return lines.length > 0 ? `:root {\n${lines.join('')}}\n` : ''
}
