import type { LanguageTag } from '@summit/features/languages'
import type { ViewportMap } from 'storybook/viewport'
import type { ClockSetting } from './clock.ts'

/** Colour themes. */
export const themes = { light: 'Light', dark: 'Dark' } as const

/** What the toolbar offers as theme. */
export const themeChoices = { system: 'System theme', ...themes, both: 'Side by side' } as const

/** The theme that a choice shows: the visitor's for the system's, and for both on what has only one. */
export function shownTheme(choice: keyof typeof themeChoices): keyof typeof themes {
  if (choice === 'light' || choice === 'dark') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Brands. */
export const brands = { summit: 'Summit', acme: 'Acme' } as const

/** Languages. Named once more here, as the manager's bundler does not find the packages' sources. */
export const languages = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  tr: 'Türkçe',
  'zh-Hans': '简体中文',
} as const satisfies Record<LanguageTag, string>

/** The direction that a page has: a language's own, or the chosen one. */
export const shownDirection = ({ language, direction }: Pick<Settings, 'language' | 'direction'>) =>
  language === 'ar' ? 'rtl' : direction

/** Text directions. */
export const directions = { ltr: 'LTR', rtl: 'RTL' } as const

/**
 * Root font sizes, as visitors set them in the browser. No value of a setting looks like a number: Storybook reads
 * numbers in its address as numbers, which equal none of these keys.
 */
export const textSizes = { x1: '100%', 'x1-5': '150%', x2: '200%' } as const

/** Motion, in place of the system's `prefers-reduced-motion`. */
export const motions = { system: 'System motion', full: 'Full motion', reduced: 'Reduced motion' } as const

/** What the server of a flow answers. */
export const servers = {
  story: 'Story’s server',
  success: 'Server accepts',
  refused: 'Server refuses with a message',
  refusedWithoutMessage: 'Server refuses without a message',
  slow: 'Server takes 3 s',
  tooSlow: 'Server takes 20 s',
  broken: 'Server is broken (502)',
  offline: 'No connection',
} as const

/** Viewports, in CSS pixels. */
export const viewports = {
  small: { name: 'Small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} satisfies ViewportMap

/** The toolbar's settings, as Storybook globals. */
export interface Settings {
  theme: keyof typeof themeChoices
  brand: keyof typeof brands
  language: keyof typeof languages
  direction: keyof typeof directions
  textSize: keyof typeof textSizes
  motion: keyof typeof motions
  /** The time of a flow. */
  clock: ClockSetting
  /** What the server of a flow answers. */
  server: keyof typeof servers
}

/** The values of each setting but the clock, with their names. */
export const choices = {
  theme: themeChoices,
  brand: brands,
  language: languages,
  direction: directions,
  textSize: textSizes,
  motion: motions,
  server: servers,
} as const satisfies Record<Exclude<keyof Settings, 'clock'>, Record<string, string>>

/** Initial settings. */
export const defaults: Settings = {
  theme: 'system',
  brand: 'summit',
  language: 'en',
  direction: 'ltr',
  textSize: 'x1',
  motion: 'system',
  clock: 'start',
  server: 'story',
}

/** Settings of Storybook's globals. An address may have values that there are not, in place of which are the initial ones. */
export function readSettings(globals: Readonly<Record<string, unknown>>): Settings {
  const known = Object.entries(choices).filter(([name, values]) => Object.hasOwn(values, String(globals[name])))
  // SAFETY: the values of the clock are texts, and any other than its own holds it.
  const { clock = defaults.clock } = globals as Partial<Settings>
  return { ...defaults, clock, ...Object.fromEntries(known.map(([name]) => [name, globals[name]])) }
}

/** Settings as they are written in Storybook's addresses. */
export const toGlobals = (settings: Settings): string =>
  (Object.keys(defaults) as (keyof Settings)[]).map((name) => `${name}:${settings[name]}`).join(';')

/** A mode of the visual review: toolbar settings, a viewport and emulated media features. */
export interface Mode {
  globals?: Partial<Settings>
  viewport?: keyof typeof viewports
  media?: { forcedColors?: 'active'; reducedMotion?: 'reduce' }
}

/** The modes of the visual review. */
export const modes = {
  light: {},
  dark: { globals: { theme: 'dark' } },
  phone: { viewport: 'phone' },
  'forced-colours': { media: { forcedColors: 'active' } },
  'reduced-motion': { media: { reducedMotion: 'reduce' } },
  rtl: { globals: { direction: 'rtl' } },
  'text-200': { globals: { textSize: 'x2' } },
} satisfies Record<string, Mode>

/** The modes that Chromatic captures of every story. */
export const chromaticModes = { light: { theme: 'light' }, dark: { theme: 'dark' } } satisfies Record<
  string,
  Partial<Settings>
>
