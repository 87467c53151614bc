/**
 * Gives an element of a portal the theme and the direction at `origin`, an element where the portal is rendered. Nothing
 * changes where the whole page has them.
 */
export function inheritThemeAndDirection(element: HTMLElement | null, origin: Element | null) {
  if (!element || !origin) return
  const { direction } = getComputedStyle(origin)
  if (getComputedStyle(element).direction !== direction) element.dir = direction
  const themed = origin.closest('[data-theme], .light, .dark')
  if (!themed || themed.contains(element)) return
  element.dataset['theme'] = themed.matches('[data-theme="dark"], .dark') ? 'dark' : 'light'
}
