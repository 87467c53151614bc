'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

export interface WhenReadProps {
  children: ReactNode
}

const neverChanges = () => () => {}

/**
 * Content that depends on the address. Prerendered HTML does not know the address: if it were visible at once, its
 * texts would be replaced and move what is below them. Renders a column that is invisible until React has read the
 * address.
 */
export function WhenRead({ children }: WhenReadProps) {
  const isRead = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isRead ? '' : 'held-back'}`}>{children}</div>
}
