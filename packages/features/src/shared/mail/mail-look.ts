/*
 * Mail programs know neither custom properties nor `oklch()`, and some drop a whole style sheet. So a mail says its
 * colours where it uses them, in hexadecimal, and a sheet changes them for the dark where it is read.
 */

/** The tokens that a mail wears: `theme.css` says them in OKLCH. */
export const light = {
  ground: '#f3f6ef',
  surface: '#fbfcf9',
  ink: '#09261e',
  inkMuted: '#354e46',
  line: '#c5cfc5',
  spruce: '#063226',
  onSpruce: '#f0f5ec',
  ridge: '#66927a',
  accent: '#fb7033',
  onAccent: '#240c04',
  link: '#085e7a',
}

/** What of it is otherwise in the dark. */
export const dark: typeof light = {
  ...light,
  ground: '#0a171b',
  surface: '#122227',
  ink: '#ebf3ec',
  inkMuted: '#afc3bf',
  line: '#283a3e',
  spruce: '#09362b',
  accent: '#ff7f41',
  link: '#8bd0e5',
}

const rule = (selector: string, property: string, colour: keyof typeof light) =>
  `${selector}{${property}:${dark[colour]}!important}`

/** What changes in the dark. The classes say which colour an element wears, and as what. */
export const darkSheet = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${[
  rule('.ground', 'background', 'ground'),
  rule('.surface', 'background', 'surface'),
  rule('.spruce', 'background', 'spruce'),
  rule('.accent', 'background', 'accent'),
  rule('.ink', 'color', 'ink'),
  rule('.muted', 'color', 'inkMuted'),
  rule('.link', 'color', 'link'),
  rule('.rule', 'border-color', 'line'),
].join('')}}`

/** The faces that a reader's machine has. */
export const fonts = {
  body: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  display: "'Arial Black','Segoe UI Black','Helvetica Neue',Arial,sans-serif",
}
