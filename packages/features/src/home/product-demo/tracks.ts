import { climbed, week } from '../drawings/chart-data.ts'
import type { Stop } from './timeline.ts'

type Look = Omit<Stop, 'at' | 'easing'>

const settle = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const spring = 'cubic-bezier(0.3, 1.5, 0.5, 1)'
const shown = { opacity: 1, scale: '1', translate: '0 0' }

/** One change, that takes `ms`. */
const change = (at: number, ms: number, from: Look, to: Look, easing = settle): Stop[] => [
  { at, ...from, easing },
  { at: at + ms, ...to },
]

/** A screen that rises over the one before it, and is pushed up by the next. */
const scene = (from?: number, until?: number): Stop[] => [
  ...(from === undefined ? [] : change(from, 600, { translate: '0 101%' }, { translate: '0 0' })),
  ...(until === undefined ? [] : change(until, 600, { translate: '0 0' }, { translate: '0 -24%' })),
]

/** A part that jumps into its place. */
const pop = (at: number): Stop[] => change(at, 420, { opacity: 0, scale: '0.4' }, { opacity: 1, scale: '1' }, spring)

/** A part that comes up into its place. */
const rise = (at: number): Stop[] => change(at, 450, { opacity: 0, translate: '0 40%' }, shown)

/** The parts of `Rewritten`: the old value is struck out, makes room, and the new one appears. */
const rewritten = (part: string, at: number): Record<string, Stop[]> => ({
  [`${part}-line`]: change(at, 280, { scale: '0 1' }, { scale: '1' }),
  [`${part}-before`]: change(
    at + 250,
    350,
    { translate: 'calc(var(--forward) * (100% + 0.75em)) 0', opacity: 1 },
    { translate: '0 0', opacity: 0.7 },
  ),
  [`${part}-after`]: pop(at + 420),
})

/** The parts of `Replaced`. */
const replaced = (part: string, at: number): Record<string, Stop[]> => ({
  [`${part}-before`]: change(at, 300, { opacity: 1, translate: '0 0' }, { opacity: 0, translate: '0 -70%' }),
  [`${part}-after`]: change(at + 150, 350, { opacity: 0, translate: '0 70%' }, { opacity: 1, translate: '0 0' }),
})

/** The parts of `Reel`. */
const counted = (from: number, until: number, count: number): Stop[] =>
  change(
    from,
    until - from,
    { translate: '0 0' },
    { translate: `0 ${(-100 * (count - 1)) / count}%` },
    `steps(${count - 1})`,
  )

const top = { translate: '0 0' }
/** Where the phone is higher than its stage: shows its lower end. */
const bottom = { translate: '0 min(0px, 100cqb - 44.5em)' }

/** Where the phone is higher than its stage: shows its middle, down to 27 em. */
const middle = { translate: '0 max(-4.5em, min(0px, 100cqb - 28em))' }

const growth = { from: 21_000, until: 23_200 }
const last = climbed.length - 1
/** Along the line, from the end of the week's chart to the summit. */
const climb = climbed.slice(week.length - 1).map((height, index, { length }): Stop => {
  const share = index / (length - 1)
  return {
    at: growth.from + share * (growth.until - growth.from),
    translate: `${((week.length - 1 + index) / last) * 100}% ${-height * 100}%`,
  }
})

/** How each part of the demo's phone moves. */
export const tracks: Readonly<Record<string, readonly Stop[]>> = {
  phone: [
    ...change(3000, 700, top, bottom),
    ...change(8700, 600, bottom, top),
    ...change(12_300, 600, top, bottom),
    ...change(14_400, 600, bottom, middle),
  ],

  today: scene(undefined, 8700),
  banner: [
    ...change(900, 600, { translate: '0 -170%' }, top, spring),
    ...change(5000, 400, top, { translate: '0 -170%' }),
  ],
  ...rewritten('set-0', 3800),
  ...rewritten('set-1', 4600),
  ...rewritten('set-2', 5400),
  ...replaced('details', 6300),
  tap: [
    { at: 7500, opacity: 0, scale: '2', easing: settle },
    { at: 7950, opacity: 1, scale: '1', easing: settle },
    { at: 8350, opacity: 0, scale: '1.7' },
  ],
  action: [
    { at: 7800, scale: '1', easing: settle },
    { at: 7950, scale: '0.94', easing: spring },
    { at: 8250, scale: '1' },
  ],

  scan: scene(8700, 14_400),
  pack: [
    { at: 8700, rotate: '-9deg', translate: '9% 10%', easing: 'ease-in-out' },
    { at: 9800, rotate: '-2deg', translate: '-5% -4%', easing: 'ease-in-out' },
    { at: 10_700, rotate: '-6deg', translate: '3% 3%', easing: 'ease-in-out' },
    { at: 11_300, rotate: '-4deg', translate: '0 0' },
  ],
  beam: [
    { at: 9200, translate: '0 0', easing: 'ease-in-out' },
    { at: 9950, translate: '0 100%', easing: 'ease-in-out' },
    { at: 10_700, translate: '0 0', easing: 'ease-in-out' },
    { at: 11_300, translate: '0 60%' },
  ],
  frame: [
    { at: 11_250, scale: '1', color: 'var(--color-ink)', easing: settle },
    { at: 11_450, scale: '0.88', color: 'var(--color-accent)', easing: spring },
    { at: 11_800, scale: '1', color: 'var(--color-accent)' },
  ],
  dim: change(11_500, 300, { opacity: 0 }, { opacity: 1 }),
  kcal: change(11_650, 450, { opacity: 0, scale: '1.8' }, { opacity: 1, scale: '1' }, spring),
  meal: rise(12_100),
  ...rewritten('eaten', 12_900),

  timer: scene(14_400, 19_800),
  ring: change(15_100, 3800, { strokeDashoffset: '0' }, { strokeDashoffset: '45' }, 'linear'),
  seconds: counted(15_100, 18_900, 10),
  left: change(18_900, 200, { opacity: 1 }, { opacity: 0 }),
  done: pop(18_950),

  ridge: scene(19_800),
  line: change(
    growth.from,
    growth.until - growth.from,
    { clipPath: `inset(-2rem ${(1 - (week.length - 1) / last) * 100}% -2rem 0)` },
    { clipPath: 'inset(-2rem 0% -2rem 0)' },
    'linear',
  ),
  climber: climb,
  flag: [
    { at: growth.until, scale: '1', easing: settle },
    { at: growth.until + 200, scale: '1.4', easing: spring },
    { at: growth.until + 600, scale: '1' },
  ],
  cloth: [
    { at: growth.from, scale: '1', easing: 'ease-in-out' },
    { at: growth.from + 700, scale: '0.8 1', easing: 'ease-in-out' },
    { at: growth.from + 1400, scale: '1.05 1', easing: 'ease-in-out' },
    { at: growth.until, scale: '1' },
  ],
  height: counted(growth.from, growth.until, 11),
  ...replaced('gained', growth.until),
  'recap-0': rise(21_400),
  'recap-1': rise(22_200),
  'recap-2': rise(23_200),
}
