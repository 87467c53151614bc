/** Colours by use, as `theme.css` defines them: `bg-ground`, `text-ink-muted`, `border-line`. */
export const colours = [
  'ground',
  'surface',
  'sunk',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'contour',
  'brand',
  'on-brand',
  'on-brand-muted',
  'brand-line',
  'brand-contour',
  'action',
  'action-hover',
  'on-action',
  'accent',
  'accent-hover',
  'accent-press',
  'on-accent',
  'accent-ink',
  'highlight',
  'on-highlight',
  'on-highlight-muted',
  'link',
  'danger',
  'danger-ground',
  'on-danger',
  'success',
  'success-ground',
  'caution',
  'focus',
  'focus-on-brand',
  'scrim',
] as const
/** A colour token's name, without `--color-`. */
export type Colour = (typeof colours)[number]

/** Text sizes, largest first. Each brings its line height, tracking and weight: `text-h1`. */
export const textSizes = [
  'hero',
  'h1',
  'h2',
  'title',
  'h3',
  'figure',
  'dialog',
  'lead',
  'h4',
  'control',
  'control-small',
  'body',
  'small',
  'caption',
] as const
/** A text size token's name, without `--text-`. */
export type TextSize = (typeof textSizes)[number]

/** Families: `display` for headlines and figures, `body` for running text, `mono` for codes and coordinates. */
export const fonts = ['display', 'body', 'mono'] as const

/** Corners: `1` for controls, `2` for overlays, `round` for avatars. Everything else is square. */
export const radii = ['1', '2', 'round'] as const

/** Shadows: `1` under the bar once scrolled, `2` under overlays. */
export const shadows = ['1', '2'] as const

/** Durations of animations: `fast` for hover and press, `base` for toasts, `slow` for dialogs. */
export const durations = ['fast', 'base', 'slow'] as const

/** Easings: `out` on entry, `in` on exit only. */
export const easings = ['out', 'in'] as const

/** Layers, bottom to top: `z-(--z-bar)`. */
export const layers = ['ornament', 'content', 'bar', 'overlay', 'dialog', 'toast', 'tooltip'] as const

/** Widths from which a layout changes, in rem. */
export const breakpoints = { sm: 30, md: 48, lg: 64, xl: 80 } as const

/** The themes a page can be shown in; `data-theme` on any element chooses one for what is inside it. */
export const themes = ['light', 'dark'] as const
/** One of the {@link themes}. */
export type Theme = (typeof themes)[number]
