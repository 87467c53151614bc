'use client'

import { leaveSite } from './leave-site.browser.ts'

/** The port that loads an address at which a provider asks who is signing in. */
export type Leave = (url: string) => void

/** The host's way to leave the site, or else the browser's. */
export function useLeave(own: Leave = leaveSite): Leave {
  return own
}
