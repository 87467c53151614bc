'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Modal } from './modal.tsx'

export { Close, Root, Trigger } from '@radix-ui/react-dialog'

/** What a dialog's panel shows. */
export interface ContentProps {
  /** Names the close button. @default 'Close' */
  closeLabel?: string
  /** A picture or an ornament over the whole width, on spruce ground. It stays while what is under it scrolls. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * What the dialog shows, over a scrim, with a close button. Its panel scrolls when it is higher than the window. When
 * it closes, focus goes back to where it came from.
 */
export function Content({ closeLabel = 'Close', banner, children }: ContentProps) {
  return (
    <Modal look="ui-dialog" closeLabel={closeLabel}>
      {banner && (
        <div
          data-banner=""
          className="band-spruce relative h-[clamp(var(--target)+1rem,18dvh,7.5rem)] flex-none overflow-clip"
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

/** The dialog's heading, from which it takes its name. */
export function Title({ className = '', ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={`pe-(--target) text-dialog ${className}`} {...props} />
}

/** What the dialog is about, read out after its name. */
export function Description({ className = '', ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={`text-ink-muted ${className}`} {...props} />
}
