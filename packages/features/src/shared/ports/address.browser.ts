import type { Address } from './address.ts'

/** The browser's address bar. */
export const browserAddress: Address = {
  query: () => window.location.search,
  // Routers store data in the entry's state.
  clear: () => window.history.replaceState(window.history.state, '', window.location.pathname),
}
