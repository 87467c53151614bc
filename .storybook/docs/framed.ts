/** The story that this window shows by itself, when it is a frame on a docs page. */
export const framedStory = new URLSearchParams(location.search).get('alone')

/**
 * A story in a frame that takes the focus would drag the docs page along to where it stands, so whoever opens the page
 * would land in its middle.
 */
export function keepDocsPageStill(): void {
  if (!framedStory) return
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
