'use client'

import { whenFree } from './when-free.browser.ts'
import type { WhenFree } from './when-free.ts'

/** Waits until the visitor is idle, by a hook's `own` port or else by the document's state. */
export function useWhenFree(override: WhenFree = whenFree): WhenFree {
  return override
}
