/*
 * Mail programs support neither custom properties nor `oklch()`, and some ignore style sheets. So the colours of a mail
 * are inline, in hexadecimal; a style sheet changes them in dark mode where it is supported.
 */

/** The colours of mails: the tokens that `theme.css` has in OKLCH. */
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

/** The same in dark mode. */
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

/** The style sheet for dark mode. The classes say which of an element's colours it changes. */
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

/** The font families of mails, which load no fonts. */
export const fonts = {
  body: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  display: "'Arial Black','Segoe UI Black','Helvetica Neue',Arial,sans-serif",
}
