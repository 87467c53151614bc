'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Modal } from '../dialog/modal.tsx'

export { Close, Root, Trigger } from '@radix-ui/react-dialog'

/** What a drawer's panel shows. */
export interface ContentProps {
  /** Stands at the top and names the drawer. */
  title: ReactNode
  /** Names the close button. @default 'Close' */
  closeLabel?: string
  children: ReactNode
}

/**
 * What the drawer shows, as high as the window, with a close button. It comes in from the right, from the left where
 * text runs right to left. When it closes, focus goes back to where it came from.
 */
export function Content({ title, closeLabel = 'Close', children }: ContentProps) {
  return (
    <Modal look="ui-drawer" closeLabel={closeLabel}>
      <div className="relative flex grow flex-col gap-4 overflow-y-auto overscroll-contain px-[min(1.5rem,6vw)] pt-2 pb-8">
        <Radix.Title className="flex min-h-(--target) items-center pe-(--target) text-h3">{title}</Radix.Title>
        {children}
      </div>
    </Modal>
  )
}
