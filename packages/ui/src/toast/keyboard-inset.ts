/**
 * Sets `--keyboard-inset` on an element to the height that is covered at the bottom of the window by an on-screen
 * keyboard or by zooming. Returns a function that stops tracking.
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
