import { palette } from '@summit/brand/palette'
import type { Theme } from '@summit/ui/tokens'

/*
 * Email programs support neither custom properties nor `oklch()`, and some ignore style sheets. So the light colours are
 * inline, in hexadecimal; a style sheet replaces them in dark mode where it is supported.
 */

/** The colours of emails: the tokens of a theme, without alpha, which email programs do not support either. */
function getColours(theme: Theme) {
  const { ground, surface, ink, line, brand, accent, ...rest } = palette[theme]
  return {
    ground,
    surface,
    ink,
    line,
    brand,
    accent,
    inkMuted: rest['ink-muted'],
    accentInk: rest['accent-ink'],
    onAccent: rest['on-accent'],
    onBrand: rest['on-brand'],
    profile: rest['brand-contour'].slice(0, 7),
    link: rest.link,
  }
}

/** The colours in light mode, which are inline. */
export const light = getColours('light')
/** The colours in dark mode, which the style sheet sets. */
export const dark = getColours('dark')

const rule = (selector: string, property: string, colour: keyof typeof light) =>
  `${selector}{${property}:${dark[colour]}!important}`

/** The style sheet. In dark mode a class sets the colour that it is named after. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${[
  rule('.ground', 'background-color', 'ground'),
  rule('.surface', 'background-color', 'surface'),
  rule('.brand', 'background-color', 'brand'),
  rule('.accent', 'background-color', 'accent'),
  rule('.profile', 'background-color', 'profile'),
  rule('.ink', 'color', 'ink'),
  rule('.muted', 'color', 'inkMuted'),
  rule('.step', 'color', 'accentInk'),
  rule('.link', 'color', 'link'),
  rule('.rule', 'border-color', 'line'),
].join(
  '',
)}}.button{mso-padding-alt:14px 24px}@media (max-width:480px){.gutter{padding-left:24px!important;padding-right:24px!important}}`

const body = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const display = "'Arial Black','Segoe UI Black','Helvetica Neue',Arial,sans-serif"

/** The type styles. Emails load no fonts. */
export const type = {
  body: { margin: 0, font: `400 17px/27px ${body}` },
  small: { margin: 0, font: `400 14px/22px ${body}` },
  label: { font: `600 17px/22px ${body}` },
  title: { margin: 0, font: `800 36px/38px ${display}`, letterSpacing: '-0.03em' },
  heading: { margin: 0, font: `800 20px/24px ${display}`, letterSpacing: '-0.01em' },
} as const
