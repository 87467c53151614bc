/**
 * All toasts are in one element, the host. An open dialog hides everything outside of itself from assistive technology and
 * from the pointer, so the host moves into a dialog that opens, and out of it when it closes.
 */
const hostAttribute = 'data-toast-host'
const containerAttribute = 'data-toast-container'

/** The attributes of an element that holds the toasts while it is in the document. */
export const toastContainer = { [containerAttribute]: '' }

/** A new host, not yet in the document. */
export function createToastHost(): HTMLElement {
  const host = document.createElement('div')
  host.setAttribute(hostAttribute, '')
  // It is outside of the host's `.summit` element.
  host.className = 'summit'
  return host
}

/** Containers that are in use: a native dialog stays in the document while it is closed. */
const openContainers = `[${containerAttribute}]:not(dialog:not([open]))`

/** Moves a host to where its toasts are accessible: into the topmost container other than `closing`, else into the body. */
export function placeToastHost(host: Element, closing?: Element) {
  const containers = [...document.querySelectorAll(openContainers)].filter((each) => each !== closing)
  const parent = containers.at(-1) ?? document.body
  if (host.parentElement !== parent) parent.append(host)
}

/** Moves the page's host, if it has one, because a container has opened or is `closing`. */
export function moveToastHost(closing?: Element) {
  const host = document.querySelector(`[${hostAttribute}]`)
  if (host) placeToastHost(host, closing)
}
