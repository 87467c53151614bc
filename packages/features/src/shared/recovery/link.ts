import type { Address } from '../ports/address.ts'
import type { KeyValueStore } from '../ports/storage.ts'

/** The recovery link that opened the page. */
export interface RecoveryLink {
  /**
   * Removes the query from the address bar and returns it, so that the token is in no log and no referrer. This tab
   * stores it until `release`, for a reload.
   */
  take(): string
  /** Deletes the stored query, once the link was used or refused. */
  release(): void
}

/** The link in the address bar. `prefix` is that of the storage key. */
export function createRecoveryLink(address: Address, tab: KeyValueStore, prefix: string): RecoveryLink {
  const key = `${prefix}link`
  return {
    take() {
      const query = address.query()
      if (!query) return tab.read(key) ?? ''
      tab.write(key, query)
      address.clear()
      return query
    },
    release: () => tab.remove(key),
  }
}
