'use client'

import { Tooltip } from '@summit/ui/tooltip'
import type { SyntheticEvent } from 'react'

export interface ExplainedProps {
  /** What the words mean. Without it they stand as they are. */
  text: string | undefined
  children: string
}

/**
 * Words with an explanation: pressed, they unfold it, without a script and under a finger as well; a pointer that rests
 * on them has it at once.
 */
export function Explained({ text, children }: ExplainedProps) {
  if (!text) return children
  return (
    <details>
      <Tooltip text={text}>
        <summary
          onPointerMove={unlessUnfolded}
          onFocus={unlessUnfolded}
          className="inline-block min-h-6 cursor-pointer list-none underline decoration-dotted decoration-1 underline-offset-[0.28em] hover:decoration-solid [&::-webkit-details-marker]:hidden"
        >
          {children}
        </summary>
      </Tooltip>
      <p className="pt-2 text-small text-ink-muted">{text}</p>
    </details>
  )
}

/** Keeps the tooltip away while what it says is in sight. */
function unlessUnfolded(event: SyntheticEvent<HTMLElement>) {
  if (event.currentTarget.closest('details')?.open) event.preventDefault()
}
