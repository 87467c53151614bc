'use client'

import type { Provider } from '@summit/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { useConfig } from '../config/use-config.ts'
import { getLastProviderKey } from '../ports/storage-keys.ts'
import type { KeyValueStore } from '../ports/storage.ts'
import { providerNames } from './provider-names.ts'

/** The name of the provider that signed in last on this device. Null for none, on the server and during hydration. */
export function useLastProvider(storage: KeyValueStore): string | null {
  const { storagePrefix } = useConfig()
  const read = () => storage.read(getLastProviderKey(storagePrefix))
  // Bound, for a host's port may be an instance of a class.
  const watch = useCallback((onChange: () => void) => storage.watch(onChange), [storage])
  const stored = useSyncExternalStore(watch, read, () => null)
  return stored !== null && isProvider(stored) ? providerNames[stored] : null
}

function isProvider(stored: string): stored is Provider {
  return Object.hasOwn(providerNames, stored)
}
