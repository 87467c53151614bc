/**
 * Sets the attribute `data-android` on the document's root on Android devices. Style sheets choose by it which store a
 * prerendered page links to. Call it in a script that runs before the first paint.
 */
export function markDevice(): void {
  document.documentElement.toggleAttribute('data-android', navigator.userAgent.includes('Android'))
}
