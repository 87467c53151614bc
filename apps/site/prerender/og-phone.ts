import { palette } from '@summit/brand/palette'
import { capabilitiesMessages } from '@summit/features/capabilities'
import { downloadMessages } from '@summit/features/download'
import { homeMessages } from '@summit/features/home'

/** The app screen on the phone in a link preview image. */
interface Screen {
  title: string
  figure: string
  /** SVG in a box of 236 by 200 pixels. */
  drawing: string
  /** The title of the panel below it. */
  panel: string
}

const { sunk, ground, surface, ink, line, accent } = palette.dark

const { today } = homeMessages.app

/** Screens by page name. Other pages have no phone. */
const screens: Readonly<Record<string, Screen>> = {
  home: {
    title: today.title,
    figure: `${today.figure} ${today.unit}`,
    drawing: `<path fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="bevel" d="M0 170 18 158 30 164 52 128 64 136 86 98 100 112 118 74 132 84 156 40 168 52 190 20"/><path fill="${accent}" d="M190 10l12-22h-24z" transform="rotate(180 190 -1)"/><path fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="4 8" d="M190 20 206 44 220 34 236 52"/>`,
    panel: today.workout,
  },
  features: {
    title: capabilitiesMessages.app.title,
    figure: capabilitiesMessages.app.left,
    drawing: `<g fill="none" stroke-width="20" transform="rotate(-90 118 104)"><circle cx="118" cy="104" r="84" stroke="${line}"/><circle cx="118" cy="104" r="84" stroke="${accent}" stroke-dasharray="364 528"/></g>`,
    panel: capabilitiesMessages.app.next,
  },
  download: {
    title: downloadMessages.app.title,
    figure: '64%',
    drawing: `<path stroke="${line}" stroke-width="16" d="M0 20h236"/><path stroke="${accent}" stroke-width="16" d="M0 20h151"/><g fill="${surface}"><rect y="60" width="236" height="32" rx="8"/><rect y="104" width="236" height="32" rx="8"/><rect y="148" width="236" height="32" rx="8"/></g>`,
    panel: downloadMessages.app.week,
  },
}

/** SVG of the phone in a page's link preview image; empty if it has none. */
export function ogPhone(page: string): string {
  const screen = screens[page]
  if (!screen) return ''
  return `<g transform="translate(836 92) rotate(4 150 300)">
<rect width="300" height="640" rx="48" fill="${sunk}" stroke="${line}" stroke-width="3"/>
<rect x="12" y="12" width="276" height="616" rx="38" fill="${ground}"/>
<g fill="${ink}"><text x="32" y="96" font-size="26">${screen.title}</text><text x="31" y="168" font-size="48" letter-spacing="-1">${screen.figure}</text></g>
<g transform="translate(32 204)">${screen.drawing}</g>
<rect x="24" y="428" width="252" height="240" rx="18" fill="${surface}"/>
<text x="44" y="474" font-size="24" fill="${ink}">${screen.panel}</text>
<path stroke="${line}" stroke-width="3" d="M44 500h212"/>
</g>`
}

/** Whether a page's link preview image has a phone. */
export function hasOgPhone(page: string): boolean {
  return page in screens
}
