/**
 * Some stories are shown in frames of their own on a docs page. One that takes the focus would drag that page along to
 * where it stands, so whoever opens the page would land in its middle.
 */
export function keepDocsPageStill(): void {
  const isOnDocsPage = window.parent !== window.top
  if (!isOnDocsPage) return
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
