'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Modal } from '../dialog/modal.tsx'

export { Close, Root, Trigger } from '@radix-ui/react-dialog'

/** The props of a drawer's content. */
export interface ContentProps {
  /** The heading at the top, which is also the drawer's accessible name. */
  title: ReactNode
  /** The accessible name of the close button. @default 'Close' */
  closeLabel?: string
  children: ReactNode
}

/**
 * What the drawer shows, as high as the window, with a close button. It slides in from the end of the line: from the
 * right in left-to-right text. When it closes, focus returns to where it was before.
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
