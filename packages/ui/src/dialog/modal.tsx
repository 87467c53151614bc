'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { harbourAttributes, moorAgain } from '../toast/harbour.ts'

export interface ModalProps {
  /** Names the close button. */
  closeLabel: string
  /** Places and sizes the outer element, which never moves. */
  place: string
  /** Dresses the panel in it, and moves it by `group-data-[state=…]/modal`. */
  panel: string
  /** What the panel shows, and how it scrolls. */
  children: ReactNode
}

/**
 * What a dialog and a drawer have in common: a panel over a scrim, with a close button at the end of its top. When it
 * closes, focus goes back to where it came from.
 *
 * The outer element has no transform, filter or containment: toasts that it takes in stay fixed to the window.
 */
export function Modal({ closeLabel, place, panel, children }: ModalProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)

  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-(--z-overlay) bg-scrim data-[state=closed]:fade-out data-[state=open]:fade-in" />
      <Radix.Content
        {...harbourAttributes}
        ref={takeToasts}
        className={`group/modal fixed z-(--z-dialog) outline-none data-[state=closed]:linger ${place}`}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          // Radix knows only its own trigger; a modal that opened by itself gives focus back as well.
          if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return
          event.preventDefault()
          opener.current.focus()
        }}
        onKeyDown={(event) => {
          // A toast over the modal is Radix's topmost layer, and Escape would close it alone.
          if (event.key === 'Escape' && !event.defaultPrevented) closeButton.current?.click()
        }}
      >
        <div className={`relative flex flex-col overflow-clip text-ink shadow-2 outline outline-transparent ${panel}`}>
          {children}
          <Radix.Close
            ref={closeButton}
            aria-label={closeLabel}
            className="absolute inset-e-2 top-2 grid size-(--target) cursor-pointer place-items-center rounded-1 group-has-data-banner/modal:text-on-spruce group-has-data-banner/modal:outline-focus-on-dark hover:bg-current/10"
          >
            <CloseIcon />
          </Radix.Close>
        </div>
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Takes the toasts in for as long as the modal's node is there. */
function takeToasts(node: HTMLElement | null) {
  if (!node) return
  moorAgain()
  return () => moorAgain(node)
}
