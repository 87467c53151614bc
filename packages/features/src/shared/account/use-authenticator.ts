'use client'

import type { Authenticator } from './authenticator.ts'
import { browserAuthenticator } from './authenticator.browser.ts'

/** The host's authenticator, or else the browser's. */
export function useAuthenticator(own?: Authenticator): Authenticator {
  return own ?? browserAuthenticator
}
