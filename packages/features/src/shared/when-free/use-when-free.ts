'use client'

import { whenFree } from './when-free.browser.ts'
import type { WhenFree } from './when-free.ts'

/** Waits for a moment to interrupt the visitor: by a hook's `own` port, or else by the document. */
export function useWhenFree(own: WhenFree = whenFree): WhenFree {
  return own
}
