/**
 * Gives an element of a portal the theme at `origin`, an element where the portal is rendered. Nothing changes where the
 * whole page has that theme.
 */
export function inheritTheme(element: HTMLElement | null, origin: Element | null) {
  const themed = origin?.closest('[data-theme], .light, .dark')
  if (!element || !themed || themed.contains(element)) return
  element.dataset['theme'] = themed.matches('[data-theme="dark"], .dark') ? 'dark' : 'light'
}
