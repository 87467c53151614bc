/**
 * Leaves scroll-driven animations out of those that Storybook waits for, 5 s at most, before it calls a story rendered:
 * they run for as long as nobody scrolls.
 */
export function ignoreScrollAnimations(): void {
  // Not in jsdom, which renders the texts of stories for their page.
  if (!('getAnimations' in Document.prototype)) return
  const { getAnimations } = Document.prototype
  document.getAnimations = () =>
    getAnimations.call(document).filter(({ timeline }) => timeline === null || timeline instanceof DocumentTimeline)
}
