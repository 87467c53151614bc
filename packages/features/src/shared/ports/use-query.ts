'use client'

import { useSyncExternalStore } from 'react'
import type { Address } from './address.ts'

const neverChanges = () => () => {}

/**
 * The query of the present page. It is empty on the server and during hydration, since prerendered HTML does not know
 * it.
 */
export function useQuery(address: Pick<Address, 'query'>): string {
  return useSyncExternalStore(
    neverChanges,
    () => address.query(),
    () => '',
  )
}
