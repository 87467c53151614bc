'use client'

import { useState } from 'react'
import { useAsyncEffect } from '../async/use-async-effect.ts'
import type { FindOutbox } from './outbox.ts'

/** The address of the outbox, or null while it is not known. It is asked for once `isWanted`, and kept from then on. */
export function useOutbox(findOutbox: FindOutbox, isWanted: boolean): string | null {
  const [outbox, setOutbox] = useState<string | null>(null)
  useAsyncEffect((signal) => findOutbox(signal).catch(() => null), setOutbox, isWanted)
  return outbox
}
