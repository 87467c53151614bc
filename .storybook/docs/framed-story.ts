/** Id of the story that this window shows, if it is an iframe of a docs page. */
export const framedStory = new URLSearchParams(location.search).get('frame')

/**
 * Lets stories in an iframe of a docs page take focus without scrolling. Otherwise a play function that focuses an
 * element would scroll the docs page to its iframe.
 */
export function preventFrameScroll(): void {
  if (!framedStory) return
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
