'use client'

import { useConfig } from '../config/use-config.ts'
import { getRecoveryPrefix } from '../ports/storage-keys.ts'
import { usePorts } from '../ports/use-ports.ts'
import { createRecoveryLink, type RecoveryLink } from './link.ts'

/** The recovery link in the address bar. */
export function useRecoveryLink(): RecoveryLink {
  const { address, tabStorage } = usePorts()
  return createRecoveryLink(address, tabStorage, getRecoveryPrefix(useConfig().storagePrefix))
}
