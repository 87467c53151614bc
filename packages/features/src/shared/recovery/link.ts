import type { Address } from '../address/address.ts'
import type { KeyValueStore } from '../storage/storage.ts'

/** The link that brought the visitor here. */
export interface RecoveryLink {
  /** Removes the link's query from the address and returns it. It is kept in this tab until `release`, for a reload. */
  take(): string
  /** Deletes the kept query, once the link has been used or refused. */
  release(): void
}

/** The link in an address bar, kept under a key that begins with `prefix`. */
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
