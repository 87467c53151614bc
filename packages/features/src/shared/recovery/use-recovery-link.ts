'use client'

import { usePorts } from '../use-ports.ts'
import { createRecoveryLink, type RecoveryLink } from './link.ts'
import { useRecoveryPrefix } from './use-recovery-prefix.ts'

/** The recovery link in the address bar. */
export function useRecoveryLink(): RecoveryLink {
  const { address, tabStorage } = usePorts()
  return createRecoveryLink(address, tabStorage, useRecoveryPrefix())
}
