'use client'

import { useSyncExternalStore } from 'react'
import type { Address } from './address.ts'

const neverChanges = () => () => {}

/**
 * The query of the present page. Whoever renders the page ahead of time does not know it, so the first render has an
 * empty one.
 */
export function useQuery(address: Pick<Address, 'query'>): string {
  return useSyncExternalStore(neverChanges, address.query, () => '')
}
