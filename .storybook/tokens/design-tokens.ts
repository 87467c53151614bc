import type { Theme } from '@summit/ui/tokens'
import { formatHex, oklch } from 'culori'
import type { Token } from './read-tokens.ts'

type Typed =
  | { $type: 'color'; $value: ReturnType<typeof colour> }
  | { $type: 'dimension' | 'duration'; $value: { value: number; unit: string } }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'number' | 'fontWeight'; $value: number }
  | { $type: 'cubicBezier' | 'shadow'; $value: unknown }

/** A token with a type, or a reference to one: `{leading.hero}`. */
export type DesignToken = (Typed | { $type?: never; $value: string }) & { $description?: string }

/** Tokens by group and key. */
export type Groups = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>

/** Where the file keeps the CSS of tokens that the format has no type for, such as fluid sizes. */
const CSS = 'summit.css'

/** The tokens of a theme in the format of the Design Tokens Community Group. */
export function designTokens(tokens: readonly Token[], theme: Theme) {
  const { groups, css } = toGroups(tokens, theme)
  return { ...groups, $extensions: { [CSS]: css } }
}

/** The tokens of a theme with a type, in groups, and the CSS of the others. */
export function toGroups(tokens: readonly Token[], theme: Theme): { groups: Groups; css: Record<string, string> } {
  const groups: Record<string, Record<string, DesignToken>> = {}
  const css: Record<string, string> = {}
  const values = new Map(
    tokens.map(({ name, value, dark }) => [name, withoutBrand((theme === 'dark' ? dark : undefined) ?? value)]),
  )
  for (const { name, note } of tokens) {
    const text = values.get(name) ?? ''
    const typed = toTyped(name, values)
    const [group, key] = getPath(name)
    if (typed) (groups[group] ??= {})[key] = { ...typed, ...(note && { $description: note }) }
    else css[name] = text
  }
  return { groups, css }
}

/**
 * Both themes as one set of tokens, in the format's module for resolvers: `theme` is `light` or `dark`. The files of the
 * themes are beside it.
 */
export const themeResolver = {
  version: '2025.10',
  resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  modifiers: {
    theme: {
      contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
      default: 'light',
    },
  },
}

/** `--color-on-brand` is `on-brand` in `color`. */
function getPath(name: string): [group: string, key: string] {
  const [, group = '', key = 'base'] = /^--([^-]+)-?(.+)?$/.exec(name) ?? []
  return [group, key]
}

/** Summit's own value of a token that a host's brand can replace: `var(--summit-accent, oklch(…))`. */
const withoutBrand = (value: string): string => /^var\(--summit-[\w-]+, (.+)\)$/.exec(value)?.[1] ?? value

/** A token with a type, or `undefined` for one that the format has no type for. */
function toTyped(name: string, values: ReadonlyMap<string, string>): DesignToken | undefined {
  const css = values.get(name) ?? ''
  const [, alias] = /^var\((--[\w-]+)\)$/.exec(css) ?? []
  // A reference to a token that has no type would lead nowhere.
  if (alias) return toTyped(alias, values) && { $value: `{${getPath(alias).join('.')}}` }
  if (css.startsWith('oklch(')) return { $type: 'color', $value: colour(css) }
  if (css.startsWith('cubic-bezier(')) return { $type: 'cubicBezier', $value: css.match(/-?[\d.]+/g)?.map(Number) }
  if (name.startsWith('--elevation-')) return { $type: 'shadow', $value: css.split(/, (?![^(]*\))/).map(shadow) }
  if (/^--font-(display|body|mono)$/.test(name)) {
    return { $type: 'fontFamily', $value: css.split(', ').map((family) => family.replaceAll(/['"]/g, '')) }
  }
  const [, number, unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? []
  if (!number) return undefined
  const value = Number(number)
  if (unit === 'ms') return { $type: 'duration', $value: { value, unit } }
  if (unit) return { $type: 'dimension', $value: { value, unit } }
  return { $type: name.includes('font-weight') ? 'fontWeight' : 'number', $value: value }
}

function colour(css: string) {
  const found = oklch(css)
  if (!found) throw new Error(`${css} is no colour.`)
  const { l, c, h = 0, alpha = 1 } = found
  return { colorSpace: 'oklch', components: [l, c, h], alpha, hex: formatHex(found) }
}

/** One shadow: two to four lengths and a colour. */
function shadow(css: string) {
  const [, lengths = '', color = ''] = /^(.+) (oklch\(.+\))$/.exec(css) ?? []
  const [offsetX, offsetY, blur, spread] = [...lengths.split(' ').map(parseFloat), 0, 0].map((value) => ({
    value,
    unit: 'px',
  }))
  return { color: colour(color), offsetX, offsetY, blur, spread }
}
