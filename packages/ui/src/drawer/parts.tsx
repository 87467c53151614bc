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
    <Modal
      closeLabel={closeLabel}
      place="inset-y-0 inset-e-0 w-[min(88vw,22rem)]"
      panel={[
        'h-full bg-ground transition-[translate] duration-(--duration-slow) ease-out',
        'starting:translate-x-full starting:rtl:-translate-x-full',
        'group-data-[state=closed]/modal:translate-x-full group-data-[state=closed]/modal:rtl:-translate-x-full',
        'group-data-[state=closed]/modal:duration-(--duration-base) group-data-[state=closed]/modal:ease-in',
      ].join(' ')}
    >
      <div className="relative flex grow flex-col gap-4 overflow-y-auto overscroll-contain px-6 pt-2 pb-8">
        <Radix.Title className="flex min-h-(--target) items-center pe-(--target) text-h3">{title}</Radix.Title>
        {children}
      </div>
    </Modal>
  )
}
