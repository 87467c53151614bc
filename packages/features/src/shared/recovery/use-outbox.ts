'use client'

import { useState } from 'react'
import { useAsyncEffect } from '../ports/use-async-effect.ts'
import type { FindOutbox } from './outbox.ts'

/**
 * The URL of the outbox, or null until it is known. Requested once, as soon as `isWanted`; never where `findOutbox` is
 * null.
 */
export function useOutbox(findOutbox: FindOutbox | null, isWanted: boolean): string | null {
  const [outbox, setOutbox] = useState<string | null>()
  useAsyncEffect(
    async (signal) => (await findOutbox?.(signal)) ?? null,
    null,
    setOutbox,
    isWanted && findOutbox !== null && outbox === undefined,
  )
  return outbox ?? null
}
