/**
 * Gives an element of a portal the theme of `place`, the part of the page that renders it. Nothing changes where the
 * whole page has that theme.
 */
export function inheritTheme(element: HTMLElement | null, place: Element | null) {
  const themed = place?.closest('[data-theme], .light, .dark')
  if (!element || !themed || themed.contains(element)) return
  element.dataset['theme'] = themed.matches('[data-theme="dark"], .dark') ? 'dark' : 'light'
}
