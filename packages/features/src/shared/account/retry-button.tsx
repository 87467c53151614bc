'use client'

import { Button } from '@summit/ui/button'
import { useState } from 'react'

interface RetryButtonProps {
  /** The state of a link that is verified. */
  state: { status: string; reason?: string }
  label: string
  retry: () => void
}

/** Verifies a link again when the server was unreachable. It stays in the page meanwhile, and so keeps the focus. */
export function RetryButton({ state, label, retry }: RetryButtonProps) {
  const [isRetried, setIsRetried] = useState(false)
  const isUnreachable = state.status === 'error' && state.reason === 'unreachable'
  if (!isUnreachable && !(isRetried && state.status === 'pending')) return null
  return (
    <Button
      variant="accent"
      className="justify-self-start"
      pending={!isUnreachable}
      onClick={() => {
        setIsRetried(true)
        retry()
      }}
    >
      {label}
    </Button>
  )
}
