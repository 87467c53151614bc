'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Modal } from './modal.tsx'

export { Close, Root, Trigger } from '@radix-ui/react-dialog'

/** The props of a dialog's content. */
export interface ContentProps {
  /** The accessible name of the close button. @default 'Close' */
  closeLabel?: string
  /** A picture across the top, on a brand background. It does not scroll with the content below it. */
  banner?: ReactNode
  /** What gets the focus when it opens. @default its first control */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * What the dialog shows, over a scrim, with a close button. It scrolls inside where it is higher than the window. When
 * it closes, focus returns to where it was before.
 */
export function Content({ closeLabel = 'Close', banner, initialFocus, children }: ContentProps) {
  return (
    <Modal closeLabel={closeLabel} initialFocus={initialFocus}>
      {banner && (
        <div
          data-banner=""
          className="surface-brand relative h-[clamp(var(--target)+1rem,18dvh,7.5rem)] flex-none overflow-clip"
        >
          {banner}
        </div>
      )}
      <div className="overflow-y-auto overscroll-contain">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-[min(2rem,6vw)] pt-6 pb-8">{children}</div>
      </div>
    </Modal>
  )
}

/** The dialog's heading, which is also its accessible name. It keeps clear of the close button, unless that stands in a banner. */
export function Title({ className = '', ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={`pe-(--target) text-dialog [[data-banner]+*_&]:pe-0 ${className}`} {...props} />
}

/** The dialog's description, which screen readers read after its name. */
export function Description({ className = '', ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={`text-ink-muted ${className}`} {...props} />
}
