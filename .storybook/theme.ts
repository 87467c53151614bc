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

// Storybook cannot read OKLCH: these are the values of our tokens in hexadecimal.

/** Storybook's light theme. */
const paper = create({
  ...common,
  base: 'light',
  brandImage: './mark-light.svg',
  colorPrimary: '#085e7a',
  colorSecondary: '#085e7a',
  appBg: '#e6ece2',
  appContentBg: '#fbfcf9',
  appPreviewBg: '#f3f6ef',
  appBorderColor: '#c5cfc5',
  barBg: '#fbfcf9',
  barTextColor: '#354e46',
  barHoverColor: '#085e7a',
  barSelectedColor: '#085e7a',
  textColor: '#09261e',
  textMutedColor: '#354e46',
  textInverseColor: '#fbfcf9',
  inputBg: '#fbfcf9',
  inputBorder: '#647a71',
  inputTextColor: '#09261e',
})

/** Storybook's dark theme. */
const nightSlate = create({
  ...common,
  base: 'dark',
  brandImage: './mark-dark.svg',
  colorPrimary: '#3d97b8',
  colorSecondary: '#3d97b8',
  appBg: '#061115',
  appContentBg: '#122227',
  appPreviewBg: '#0a171b',
  appBorderColor: '#283a3e',
  barBg: '#122227',
  barTextColor: '#afc3bf',
  barHoverColor: '#8bd0e5',
  barSelectedColor: '#8bd0e5',
  textColor: '#ebf3ec',
  textMutedColor: '#afc3bf',
  textInverseColor: '#061115',
  inputBg: '#122227',
  inputBorder: '#6c8689',
  inputTextColor: '#ebf3ec',
})

/** The theme of Storybook itself, by the colour scheme of the visitor's system. */
export function storybookTheme(): ThemeVars {
  return matchMedia('(prefers-color-scheme: dark)').matches ? nightSlate : paper
}
