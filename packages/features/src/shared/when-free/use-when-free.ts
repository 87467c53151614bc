'use client'

import { whenFree } from './when-free.browser.ts'
import type { WhenFree } from './when-free.ts'

/** The port that waits until the visitor is idle: `override`, or else one that observes the document. */
export function useWhenFree(override: WhenFree = whenFree): WhenFree {
  return override
}
