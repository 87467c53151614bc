'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

export interface WhenReadProps {
  children: ReactNode
}

const neverChanges = () => () => {}

/**
 * What the address has a say in. HTML that was written ahead does not know the address: seen at once, its words would be
 * taken back, and what stands below them would move. Renders a column, out of sight until React has read the address.
 */
export function WhenRead({ children }: WhenReadProps) {
  const isRead = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isRead ? '' : 'held-back'}`}>{children}</div>
}
