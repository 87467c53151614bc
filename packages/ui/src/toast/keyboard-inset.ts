/**
 * Keeps the custom property `--keyboard-inset` of an element at the height of what is hidden at the bottom of the window: by
 * an on-screen keyboard, or because the visitor has zoomed in. Returns a function that stops it.
 */
export function trackKeyboardInset(node: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport
  if (!view) return undefined
  const measure = () =>
    node.style.setProperty('--keyboard-inset', `${window.innerHeight - view.height - view.offsetTop}px`)
  measure()
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
  return () => {
    view.removeEventListener('resize', measure)
    view.removeEventListener('scroll', measure)
  }
}
