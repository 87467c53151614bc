import type { Address } from './address.ts'

/** The browser's own address bar. */
export const browserAddress: Address = {
  query: () => window.location.search,
  // Routers keep data of theirs in the entry's state.
  clear: () => window.history.replaceState(window.history.state, '', window.location.pathname),
}
