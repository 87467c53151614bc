'use client'

import { useConfig } from '../config/use-config.ts'
import type { Address } from '../ports/address.ts'
import { useQuery } from '../ports/use-query.ts'
import { getNextPage } from './next-page.ts'

/** The path and query of the host's page that the address names in `next`, to open once signed in; null for none. */
export function useNextPath(address: Pick<Address, 'query'>): string | null {
  const { routes } = useConfig()
  const next = getNextPage(new URLSearchParams(useQuery(address)).get('next'), routes)
  return next && next.pathname + next.search
}
