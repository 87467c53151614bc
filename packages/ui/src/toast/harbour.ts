/**
 * Toasts live in one node, the host. A modal dialog hides everything outside itself from assistive technology and
 * from the pointer, so an open dialog takes the host in, and gives it back when it goes.
 */
const host = 'data-toast-host'
const harbour = 'data-toast-harbour'

/** Spread on what takes the toasts in while it is there. */
export const harbourAttributes = { [harbour]: '' }

/** A new host, not yet in the document. */
export function createToastHost(): HTMLElement {
  const node = document.createElement('div')
  node.setAttribute(host, '')
  return node
}

/** Puts a host where toasts can be reached now: into the topmost harbour but the one that is `leaving`, else the body. */
export function moor(node: Element, leaving?: Element) {
  const harbours = [...document.querySelectorAll(`[${harbour}]`)].filter((each) => each !== leaving)
  const home = harbours.at(-1) ?? document.body
  if (node.parentElement !== home) home.append(node)
}

/** Moors the page's host again, if it has one, because a harbour has come or is `leaving`. */
export function moorAgain(leaving?: Element) {
  const node = document.querySelector(`[${host}]`)
  if (node) moor(node, leaving)
}
