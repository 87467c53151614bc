'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons/controls.tsx'
import { moveToastHost, toastContainer } from '../toast/toast-host.ts'

export interface ModalProps {
  /** The accessible name of the close button. */
  closeLabel: string
  /** What the panel shows, in an element that scrolls where it needs to. */
  children: ReactNode
}

/**
 * The frame of a dialog: a panel over a scrim, with a close button in its top corner. When it closes, focus returns to
 * where it was before.
 */
export function Modal({ closeLabel, children }: ModalProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)

  return (
    <Radix.Portal>
      <Radix.Overlay className="summit scrim" />
      <Radix.Content
        {...toastContainer}
        ref={takeToasts}
        className="summit ui-modal ui-dialog"
        onOpenAutoFocus={() => {
          opener.current = document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          // Radix returns focus to its own trigger only. A modal that opened by itself has to return it, too.
          if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return
          event.preventDefault()
          opener.current.focus()
        }}
        onKeyDown={(event) => {
          // While a toast is shown it is Radix's topmost layer, and Escape would close the toast alone.
          if (event.key === 'Escape' && !event.defaultPrevented) closeButton.current?.click()
        }}
      >
        <div>
          {children}
          <Radix.Close ref={closeButton} aria-label={closeLabel} className="ui-icon-button">
            <CloseIcon />
          </Radix.Close>
        </div>
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Holds the toasts for as long as the modal's element is in the document. */
function takeToasts(modal: HTMLElement | null) {
  if (!modal) return
  moveToastHost()
  return () => moveToastHost(modal)
}
