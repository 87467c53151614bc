import type { Theme } from '@summit/ui/tokens'
import { rgb } from 'culori'
import { toGroups, type DesignToken, type Groups } from './design-tokens.ts'
import type { Token } from './read-tokens.ts'

interface FigmaVariable {
  $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'number'
  $value: unknown
  $description?: string
}

const modeNames = { light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>

/** How many pixels a `rem` is in Figma, which has no such unit. */
const REM = 16

/**
 * The tokens of a theme as Figma's import of variables reads them: one mode per file, colours in sRGB, lengths in px,
 * durations in s, one font family, and values in place of references. Its variables have no shadows and no curves.
 */
export function figmaTokens(tokens: readonly Token[], theme: Theme) {
  const { groups } = toGroups(tokens, theme)
  const variables = Object.entries(groups).map(([group, members]) => {
    const converted = Object.entries(members).flatMap(([key, token]) => {
      const variable = toVariable(token, groups)
      const { $description } = token
      return variable ? [[key, { ...variable, ...($description && { $description }) }] as const] : []
    })
    return [group, Object.fromEntries(converted)] as const
  })
  return {
    variables: Object.fromEntries(variables.filter(([, members]) => Object.keys(members).length > 0)),
    $extensions: { 'com.figma.modeName': modeNames[theme] },
  }
}

/** The JSON file of {@link figmaTokens}. */
export function figmaFile(tokens: readonly Token[], theme: Theme): string {
  const { variables, $extensions } = figmaTokens(tokens, theme)
  return JSON.stringify({ ...variables, $extensions }, null, 2)
}

function toVariable(token: DesignToken, groups: Groups): FigmaVariable | undefined {
  const { $type, $value } = token
  switch ($type) {
    case undefined: {
      const [group = '', key = ''] = $value.slice(1, -1).split('.')
      const target = groups[group]?.[key]
      return target && toVariable(target, groups)
    }
    case 'color':
      return { $type, $value: toSrgb($value) }
    case 'dimension':
      return { $type, $value: { value: $value.unit === 'rem' ? $value.value * REM : $value.value, unit: 'px' } }
    case 'duration':
      return { $type, $value: { value: $value.value / 1000, unit: 's' } }
    case 'fontFamily':
      return { $type, $value: $value.find(isInstallable) ?? $value[0] }
    case 'number':
    case 'fontWeight':
      return { $type: 'number', $value }
    default:
      return undefined
  }
}

/** Names that only browsers have a font for. */
const isInstallable = (family: string) => !/^(-apple-|BlinkMac|ui-|system-ui)/.test(family)

/** The colour as a screen shows it, of which `hex` is the rounded and, where necessary, clipped value. */
function toSrgb({ hex, alpha }: { hex: string; alpha: number }) {
  const { r, g, b } = rgb(hex) ?? { r: 0, g: 0, b: 0 }
  return { colorSpace: 'srgb', components: [r, g, b], alpha, hex }
}
