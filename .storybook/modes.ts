import type { ViewportMap } from 'storybook/viewport'

/** The colours a story wears. */
export const themes = { light: 'Paper (light)', dark: 'Night slate (dark)' } as const

/** Which way text runs. */
export const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const

/** The root's font size in per cent, as a visitor sets it in the browser. */
export const textSizes = { '100': '100 %', '150': '150 %', '200': '200 %' } as const

/** How long the visitor has been here, in milliseconds: what a story's clock reads. */
export const clocks = { '0': 'Just arrived', '1000': '1 s', '29900': '29.9 s', '30000': '30 s' } as const

/** Screens, in CSS pixels. */
export const viewports = {
  small: { name: 'Small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} satisfies ViewportMap

/** What the toolbar sets. */
export interface Settings {
  /** @default 'light' */
  theme: keyof typeof themes
  /** @default 'ltr' */
  direction: keyof typeof directions
  /** @default '100' */
  textSize: keyof typeof textSizes
  /** @default '0' */
  clock: keyof typeof clocks
}

/** The settings of a story nobody has touched, so that one address always shows one picture. */
export const defaults: Settings = { theme: 'light', direction: 'ltr', textSize: '100', clock: '0' }

/** One way to look at every story: settings of the toolbar, a screen, and what only a browser can pretend. */
export interface Mode {
  settings?: Partial<Settings>
  viewport?: keyof typeof viewports
  media?: { forcedColors?: 'active'; reducedMotion?: 'reduce' }
}

/** The modes that pictures are taken in. */
export const modes = {
  light: {},
  dark: { settings: { theme: 'dark' } },
  phone: { viewport: 'phone' },
  'forced-colours': { media: { forcedColors: 'active' } },
  'reduced-motion': { media: { reducedMotion: 'reduce' } },
  rtl: { settings: { direction: 'rtl' } },
  'text-200': { settings: { textSize: '200' } },
} satisfies Record<string, Mode>

/** The modes that Chromatic takes of every story: the two that every picture is taken in here. */
export const chromaticModes = { light: { theme: 'light' }, dark: { theme: 'dark' } } satisfies Record<
  string,
  Partial<Settings>
>
