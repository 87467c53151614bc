/** Loads an address that need not be one of this site. */
export function leaveSite(url: string): void {
  window.location.assign(url)
}
