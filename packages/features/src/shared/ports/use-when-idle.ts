'use client'

import { whenIdle } from './when-idle.browser.ts'
import type { WhenIdle } from './when-idle.ts'

/** The port that waits until the visitor is idle: `override`, or else one that observes the document. */
export function useWhenIdle(override: WhenIdle = whenIdle): WhenIdle {
  return override
}
