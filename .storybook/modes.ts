import type { ViewportMap } from 'storybook/viewport'
import type { ClockSetting } from './clock.ts'

/** Colour themes. */
export const themes = { light: 'Light', dark: 'Dark' } as const

/** Text directions. */
export const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const

/**
 * Root font sizes, as visitors set them in the browser. No value of a setting looks like a number: Storybook reads
 * numbers in its address as numbers, which equal none of these keys.
 */
export const textSizes = { x1: '100%', 'x1-5': '150%', x2: '200%' } as const

/** Viewports, in CSS pixels. */
export const viewports = {
  small: { name: 'Small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} satisfies ViewportMap

/** The toolbar's settings, as Storybook globals. */
export interface Settings {
  /** @default 'light' */
  theme: keyof typeof themes
  /** @default 'ltr' */
  direction: keyof typeof directions
  /** @default 'x1' */
  textSize: keyof typeof textSizes
  /** The time of a flow. @default 'start' */
  clock: ClockSetting
}

/** Initial settings. */
export const defaults: Settings = { theme: 'light', direction: 'ltr', textSize: 'x1', clock: 'start' }

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
