import { palette } from '@summit/brand/palette'
import { screens } from './og-screens.ts'

const { sunk, ground, surface, ink, line } = palette.dark

/** SVG of the phone in a page's link preview image. */
export function ogPhone(page: string): string {
  const screen = screens[page]
  if (!screen) throw new Error(`The link preview image of ${page} has no screen in og-screens.ts.`)
  const { title, figure, drawing, panel } = screen
  return `<g transform="translate(828 84)">
<rect width="300" height="640" rx="48" fill="${sunk}" stroke="${line}" stroke-width="3"/>
<rect x="12" y="12" width="276" height="616" rx="38" fill="${ground}"/>
<rect x="108" y="24" width="84" height="22" rx="11" fill="${sunk}"/>
<text x="32" y="98" font-size="26" fill="${ink}">${title}</text>
${figure ? `<text x="31" y="168" font-size="48" letter-spacing="-1" fill="${ink}">${figure}</text>` : ''}
<g transform="translate(32 ${figure ? 204 : 136})">${drawing}</g>
${
  panel
    ? `<rect x="24" y="428" width="252" height="240" rx="18" fill="${surface}"/>
<text x="44" y="474" font-size="24" fill="${ink}">${panel}</text>
<path stroke="${line}" stroke-width="3" d="M44 500h212"/>`
    : ''
}
</g>`
}
