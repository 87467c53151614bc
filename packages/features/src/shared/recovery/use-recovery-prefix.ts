'use client'

import { useConfig } from '../config/use-config.ts'

/** Prefix of the storage keys of the recovery session and link. */
export const useRecoveryPrefix = () => `${useConfig().storagePrefix}-recovery-`
