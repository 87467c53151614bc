import type { Provider } from '@summit/contract'
import { getLastProviderKey } from '../ports/storage-keys.ts'
import type { KeyValueStore } from '../ports/storage.ts'

/** Stores the provider that signed in, which outlasts the session. */
export function storeLastProvider(storage: KeyValueStore, storagePrefix: string, provider: Provider): void {
  storage.write(getLastProviderKey(storagePrefix), provider)
}

/** Removes it, if it is this one: it does not sign in to the account any more. */
export function removeLastProvider(storage: KeyValueStore, storagePrefix: string, provider: Provider): void {
  const key = getLastProviderKey(storagePrefix)
  if (storage.read(key) === provider) storage.remove(key)
}
