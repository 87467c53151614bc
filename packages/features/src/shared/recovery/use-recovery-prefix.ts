'use client'

import { useConfig } from '../config/use-config.ts'
import { recoveryPrefixOf } from '../storage/storage-keys.ts'

/** Prefix of the storage keys of the recovery session and link. */
export const useRecoveryPrefix = () => recoveryPrefixOf(useConfig().storagePrefix)
