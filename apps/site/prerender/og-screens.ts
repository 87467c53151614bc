import { pricingMessages } from '@summit/brand/messages/pricing'
import { palette } from '@summit/brand/palette'
import { capabilitiesMessages } from '@summit/features/capabilities'
import { contactMessages } from '@summit/features/contact'
import { downloadMessages } from '@summit/features/download'
import { homeMessages } from '@summit/features/home'
import { ascent } from '@summit/features/newsletter/ascent'

/** The screen of the phone in a link preview image. */
interface Screen {
  title: string
  /** The large text below the title. */
  figure?: string
  /** SVG in a box of 236 by 200 pixels, or of 236 by 340 where there is no figure. */
  drawing: string
  /** The title of the panel below the drawing. */
  panel?: string
}

const { ground, surface, ink, line, accent, 'ink-muted': muted } = palette.dark
const { highlight } = palette.light
const { today } = homeMessages.app
const { plans } = pricingMessages
const [, premium] = plans

/** The screens by page name: every page with a link preview image has its own. */
export const screens: Readonly<Record<string, Screen>> = {
  home: { title: today.title, figure: `${today.figure} ${today.unit}`, drawing: chart(), panel: today.workout },
  features: {
    title: capabilitiesMessages.app.title,
    figure: capabilitiesMessages.app.left,
    drawing: `<g fill="none" stroke-width="20" transform="rotate(-90 118 104)"><circle cx="118" cy="104" r="84" stroke="${line}"/><circle cx="118" cy="104" r="84" stroke="${accent}" stroke-dasharray="364 528"/></g>`,
    panel: capabilitiesMessages.app.next,
  },
  pricing: {
    title: premium?.name ?? '',
    figure: `$${premium?.monthlyPrice}`,
    drawing: `<path fill="${surface}" d="M0 124h72v76H0zm164-24h72v100h-72z"/><path fill="${ink}" d="M82 44h72v156H82z"/><path fill="${accent}" d="M118 8l13 23h-26z"/>`,
    panel: plans.at(-1)?.name ?? '',
  },
  download: {
    title: downloadMessages.app.title,
    figure: '64%',
    drawing: `<path stroke="${line}" stroke-width="16" d="M0 20h236"/><path stroke="${accent}" stroke-width="16" d="M0 20h151"/><g fill="${surface}"><rect y="60" width="236" height="32" rx="8"/><rect y="104" width="236" height="32" rx="8"/><rect y="148" width="236" height="32" rx="8"/></g>`,
    panel: downloadMessages.app.week,
  },
  contact: {
    title: contactMessages.message,
    drawing: `<path fill="${highlight}" d="M24 0h190a22 22 0 0 1 22 22v66l-24-20H24a22 22 0 0 1-22-22V22A22 22 0 0 1 24 0z"/><path stroke="${ground}" stroke-width="7" d="M28 26h160M28 44h96"/><path fill="${surface}" d="M212 112H46a22 22 0 0 0-22 22v112l24-20h164a22 22 0 0 0 22-22v-70a22 22 0 0 0-22-22z"/><path stroke="${muted}" stroke-width="7" d="M52 142h150M52 164h128M52 186h64"/><path fill="${accent}" d="M214 300l12 21h-24z"/><path stroke="${line}" stroke-width="3" d="M0 310h186"/>`,
  },
  terms: { title: 'Terms', drawing: document(accent) },
  privacy: { title: 'Privacy', drawing: switches() },
}

/** The plan's elevation as a filled chart, with a triangle on its summit. */
function chart(): string {
  const points = ascent.map((up, index) => [
    Math.round((index * 236) / (ascent.length - 1)),
    Math.round(196 - up * 160),
  ])
  const top = points[ascent.indexOf(1)] ?? []
  const [x = 0, y = 0] = top
  return `<path fill="${surface}" d="M${points.join('L')}V200H0z"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="bevel" d="M${points.join('L')}"/><path fill="${accent}" d="M${x} ${y - 28}l12 21h-24z"/>`
}

/** Lines of text with a tick below them. */
function document(tick: string): string {
  return `<path stroke="${muted}" stroke-width="7" d="M0 12h236M0 38h210M0 64h228M0 90h120"/><path stroke="${line}" stroke-width="7" d="M0 138h236M0 164h196M0 190h222M0 216h90"/><path fill="none" stroke="${tick}" stroke-width="14" d="M8 292l30 30 62-66"/>`
}

/** Switches that are off, but the last one. */
function switches(): string {
  return [0, 1, 2, 3]
    .map((row) => {
      const y = row * 78
      const [track, knob] = row === 3 ? [highlight, 206] : [line, 182]
      return `<path stroke="${muted}" stroke-width="7" d="M0 ${y + 12}h${110 + ((row * 47) % 40)}"/><path stroke="${line}" stroke-width="7" d="M0 ${y + 34}h72"/><rect x="164" y="${y}" width="60" height="36" rx="18" fill="${track}"/><circle cx="${knob}" cy="${y + 18}" r="13" fill="${row === 3 ? ground : muted}"/>`
    })
    .join('')
}
