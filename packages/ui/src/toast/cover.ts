/**
 * Tells a node's style how much of the window's foot is out of sight, as `--covered`: a keyboard on the screen lies over
 * what is fixed there, and where a visitor has zoomed in it is further down. Returns how to stop.
 */
export function watchCover(node: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport
  if (!view) return undefined
  const measure = () => node.style.setProperty('--covered', `${window.innerHeight - view.height - view.offsetTop}px`)
  measure()
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
  return () => {
    view.removeEventListener('resize', measure)
    view.removeEventListener('scroll', measure)
  }
}
