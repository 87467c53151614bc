'use client'

import { Tooltip } from '@summit/ui/tooltip'
import type { SyntheticEvent } from 'react'

export interface ExplainedProps {
  /** The explanation. Without one, the text is rendered as it is. */
  text: string | undefined
  children: string
}

/**
 * A text with an explanation. Pressing the text unfolds the explanation, without scripts and on touch screens as well;
 * hovering shows it as a tooltip.
 */
export function Explained({ text, children }: ExplainedProps) {
  if (!text) return children
  return (
    <details className="discloses">
      <Tooltip content={text}>
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

/** Keeps the tooltip closed while the explanation is unfolded. */
function unlessUnfolded(event: SyntheticEvent<HTMLElement>) {
  if (event.currentTarget.closest('details')?.open) event.preventDefault()
}
