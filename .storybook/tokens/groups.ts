/** The kinds of tokens, in the order of documentation, and the pattern of their names. The first match counts. */
export const groups = {
  Colours: /^--color-/,
  'Text sizes': /^--text-/,
  Fonts: /^--(default-)?font-(?!weight)/,
  'Font weights': /^--font-weight-/,
  'Line heights': /^--leading-/,
  'Letter spacing': /^--tracking-/,
  Spacing: /^--(spacing|space-|page-gutter|grid-gap|pad-)/,
  Sizes: /^--(container-|page-max|bar-height|target)/,
  Breakpoints: /^--breakpoint-/,
  Corners: /^--radius-/,
  Borders: /^--border-/,
  Shadows: /^--(shadow|elevation)-/,
  Durations: /^--duration-/,
  Easings: /^--ease-/,
  Movement: /^--rise/,
  Animations: /^--animate-/,
  Layers: /^--z-/,
  Shapes: /^--(triangle|logo-peak)/,
} as const
export type Group = keyof typeof groups

/** The group of a token. */
export function getGroup(name: string): Group | undefined {
  // SAFETY: the keys of `groups`.
  return (Object.keys(groups) as Group[]).find((group) => groups[group].test(name))
}
