'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

export interface HydratedOnlyProps {
  children: ReactNode
}

const neverChanges = () => () => {}

/** Hides URL-dependent content until hydration, to avoid a layout shift. It keeps its space in the prerendered HTML. */
export function HydratedOnly({ children }: HydratedOnlyProps) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isHydrated ? '' : 'held-back'}`}>{children}</div>
}
