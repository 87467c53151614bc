'use client'

import type { Provider } from '@summit/contract'
import { useSyncExternalStore } from 'react'
import { useConfig } from '../config/use-config.ts'
import { getLastProviderKey } from '../ports/storage-keys.ts'
import type { KeyValueStore } from '../ports/storage.ts'
import { providerNames } from './provider-names.ts'

/** The name of the provider that signed in last on this device. Null for none, on the server and during hydration. */
export function useLastProvider(storage: KeyValueStore): string | null {
  const { storagePrefix } = useConfig()
  const read = () => storage.read(getLastProviderKey(storagePrefix))
  const stored = useSyncExternalStore(storage.watch, read, () => null)
  return stored !== null && isProvider(stored) ? providerNames[stored] : null
}

function isProvider(stored: string): stored is Provider {
  return Object.hasOwn(providerNames, stored)
}
