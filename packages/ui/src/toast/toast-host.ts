/**
 * All toasts are in one element, the host. An open dialog hides everything outside of itself from assistive technology and
 * from the pointer, so the host moves into a dialog that opens, also a native one of somebody else, and out of it when it
 * closes.
 */
const hostAttribute = 'data-toast-host'
const containerAttribute = 'data-toast-container'

/** The attributes of a dialog that is not native and holds the toasts while it is in the document. */
export const toastContainer = { [containerAttribute]: '' }

/** A new host, not yet in the document. */
export function createToastHost(): HTMLElement {
  const host = document.createElement('div')
  host.setAttribute(hostAttribute, '')
  // It is outside of the host's `.summit` element.
  host.className = 'summit'
  // It takes no place in a dialog's grid.
  host.style.position = 'absolute'
  return host
}

/** Moves a host to where its toasts are accessible: into the topmost dialog other than `closing`, else into the body. */
function placeToastHost(host: Element, closing?: Element) {
  // All else is below a native modal and inert. It took the focus when it opened, wherever it is in the document.
  const focused = document.activeElement?.closest('dialog:modal')
  const modal = focused ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const dialogs = [...modal.querySelectorAll(`[${containerAttribute}]`)].filter((each) => each !== closing)
  const parent = dialogs.at(-1) ?? modal
  if (host.parentElement !== parent) parent.append(host)
}

/** Keeps a host in its place, whatever opens, closes or removes a dialog. Returns what removes the host. */
export function attachToastHost(host: Element): () => void {
  // Most changes have nothing to do with a dialog, and asking for the open ones takes time in a large page.
  const observer = new MutationObserver((changes) => {
    if (!host.isConnected || changes.some(({ type }) => type === 'attributes')) placeToastHost(host)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  placeToastHost(host)
  return () => {
    observer.disconnect()
    host.remove()
  }
}

/**
 * Moves the page's hosts at once, because a dialog has opened or is `closing`: before the dialog hides all that is outside
 * of it from assistive technology.
 */
export function moveToastHosts(closing?: Element) {
  for (const host of document.querySelectorAll(`[${hostAttribute}]`)) placeToastHost(host, closing)
}
