'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import type { Session } from './session.ts'
import { markSignedIn } from './signed-in-mark.browser.ts'
import { usePorts } from './use-ports.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface SignedInMarkOptions {
  /** Where the session is read, in place of the provider's. */
  session?: Pick<Session, 'read' | 'watch'> | undefined
}

/**
 * While it is used, the document's root has the attribute `data-signed-in` if a user is signed in, in any tab. The top bar and
 * the drawer then link to the dashboard in place of sign-in and sign-up.
 */
export function useSignedInMark(options: SignedInMarkOptions = {}): void {
  const { session } = usePorts(options)
  const mark = useEffectEvent(() =>
    markSignedIn({
      isSignedIn: () => session.read().status === 'signed-in',
      watch: (onChange) => session.watch(onChange),
    }),
  )
  useLayoutEffect(() => mark(), [])
}
