import type { Address } from '../address/address.ts'
import type { Storage } from '../storage/storage.ts'

/** The link that brought the visitor here. */
export interface RecoveryLink {
  /** Takes the link's query out of the address, and keeps it in this tab until `release`, so that a reload finds it. */
  take(): string
  /** The link has done what it can; nothing remembers it any more. */
  release(): void
}

/** The link in an address bar, kept under a key that begins with `prefix`. */
export function createRecoveryLink(address: Address, tab: Storage, prefix: string): RecoveryLink {
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
