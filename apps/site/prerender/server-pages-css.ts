import { palette } from '@summit/brand/palette'

/**
 * The style sheet that the server's own pages add to theirs, which name no file of a build: the site's fonts, under the
 * names by which those pages ask for them, and its contour lines, by their URL.
 */
export function serverPagesCss(sheet: string, contourLines: string): string {
  const fonts = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []
  const [, display = ''] = /--font-display:\s*var\(--summit-font-display,\s*([^;}]+)\)/.exec(sheet) ?? []
  const [, body = ''] = /--font-body:\s*var\(--summit-font-body,\s*([^;}]+)\)/.exec(sheet) ?? []
  return `${fonts.join('')}
:root{--display:${display};--body:${body}}
body::before{content:'';position:fixed;inset:0;z-index:-1;background:light-dark(${palette.light.contour},${palette.dark.contour});mask:url(${contourLines}) center/cover no-repeat,linear-gradient(250deg,#000 10%,#0000 60%);mask-composite:intersect}
[dir=rtl] body::before{scale:-1 1}
@media (forced-colors:active){body::before{display:none}}
`
}
