'use client'

import { Close } from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/controls.tsx'
import { Modal, type ModalProps } from './modal.tsx'

/** The props of a dialog's content, besides those of a `<div>` and Radix's (`onEscapeKeyDown`, `onInteractOutside`, …). */
export interface ContentProps extends ModalProps {
  /** The accessible name of the close button. @default 'Close' */
  closeLabel?: string | undefined
}

/**
 * What the dialog shows, over a scrim, with a close button. It scrolls inside where it is higher than the window. When
 * it closes, focus returns to where it was before. Slots: `dialog-overlay`, `dialog-panel`, `dialog-banner`,
 * `dialog-body`, `dialog-close`. It has `data-open` or `data-closed`, and `data-toast-container` while it holds the
 * toasts.
 */
export function Content({ closeLabel = 'Close', ...rest }: ContentProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      {...rest}
      getCloseButton={() => button.current}
      closeButton={
        <Close asChild>
          <IconButton data-slot="dialog-close" ref={button} label={closeLabel}>
            <CloseIcon />
          </IconButton>
        </Close>
      }
    />
  )
}
