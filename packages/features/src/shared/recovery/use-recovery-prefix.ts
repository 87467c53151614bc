'use client'

import { useConfig } from '../config/use-config.ts'

/** What the storage keys of the recovery session and link begin with. */
export const useRecoveryPrefix = () => `${useConfig().storagePrefix}-recovery-`
