'use client'

import type { ApiUser } from '@summit/contract'
import { useRef } from 'react'
import type { Session } from '../ports/session.ts'

/**
 * Returns what stores the user of the server's session as the session of this device, or removes the stored one if the
 * server's has ended. Once: a page that is hidden and shown again must not undo logging out.
 */
export function useInitialUser(session: Session, user: ApiUser | null | undefined): () => void {
  const isStored = useRef(false)
  return () => {
    if (isStored.current) return
    isStored.current = true
    if (user === null) session.close()
    else if (user) session.open(user)
  }
}
