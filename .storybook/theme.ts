import { palette } from '@summit/brand/palette'
import type { Theme } from '@summit/ui/tokens'
import { create, type ThemeVars } from 'storybook/theming'

const common = {
  brandTitle: 'Summit',
  brandUrl: './',
  brandTarget: '_self',
  fontBase:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  appBorderRadius: 0,
  inputBorderRadius: 4,
} as const

/** Storybook's colours for one theme. `control` is the background of buttons with white text. */
function colours(theme: Theme, control: string) {
  const { ground, surface, sunk, ink, line, ...rest } = palette[theme]
  const muted = rest['ink-muted']
  return {
    base: theme,
    brandImage: `./mark-${theme}.svg`,
    colorPrimary: control,
    colorSecondary: control,
    appBg: sunk,
    appContentBg: surface,
    appPreviewBg: ground,
    appBorderColor: line,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: rest.link,
    barSelectedColor: rest.link,
    textColor: ink,
    textMutedColor: muted,
    textInverseColor: theme === 'light' ? surface : sunk,
    inputBg: surface,
    inputBorder: rest['line-strong'],
    inputTextColor: ink,
    booleanBg: sunk,
    booleanSelectedBg: surface,
  } as const
}

const light = create({ ...common, ...colours('light', palette.light.link) })
// Dark enough for white text, and light enough for the dark ground: no token is both.
const dark = create({ ...common, ...colours('dark', '#3d97b8') })

/** The theme of Storybook's interface. */
export const storybookTheme = (theme: Theme): ThemeVars => (theme === 'dark' ? dark : light)
