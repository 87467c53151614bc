'use client'

import { createContext, use } from 'react'

/** The id of the drawer of the `Drawer.Root` around. */
export const DrawerId = createContext('')

/** The id of a part's drawer: its own, or else that of the root. Types cannot see that one of them is there. */
export function useDrawerId(own: string | undefined): string {
  const id = own ?? use(DrawerId)
  if (id) return id
  throw new Error('A drawer needs a Drawer.Root around it, or an `id`, and its trigger that id as `drawer`.')
}
