'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useCallback, useRef, type ReactNode, type RefObject } from 'react'
import { CloseIcon } from '../icons/controls.tsx'
import { moveToastHost, toastContainer } from '../toast/toast-host.ts'
import { inheritTheme } from '../tokens/inherit-theme.ts'

export interface ModalProps {
  /** The accessible name of the close button. */
  closeLabel: string
  /** What gets the focus when it opens. @default its first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What the panel shows, in an element that scrolls where it needs to. */
  children: ReactNode
}

/**
 * The frame of a dialog: a panel over a scrim, with a close button in its top corner. When it closes, focus returns to
 * where it was before.
 */
export function Modal({ closeLabel, initialFocus, children }: ModalProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  // Where the dialog is rendered, which a portal does not show.
  const place = useRef<HTMLTemplateElement>(null)
  const enter = useCallback((modal: HTMLElement | null) => {
    inheritTheme(modal, place.current)
    return takeToasts(modal)
  }, [])

  return (
    <>
      <template ref={place} />
      <Radix.Portal>
        <Radix.Overlay ref={(scrim) => inheritTheme(scrim, place.current)} className="summit scrim" />
        <Radix.Content
          {...toastContainer}
          ref={enter}
          className="summit ui-modal ui-dialog"
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns focus to its own trigger only. A modal that opened by itself has to return it, too.
            if (!(opener.current instanceof HTMLElement)) return
            event.preventDefault()
            if (opener.current === document.body) focusHeadline()
            else opener.current.focus()
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
    </>
  )
}

/** Holds the toasts for as long as the modal's element is in the document. */
function takeToasts(modal: HTMLElement | null) {
  if (!modal) return
  moveToastHost()
  return () => moveToastHost(modal)
}

/** Where nothing had the focus, the page's headline gets it: from the body, the next Tab would leave the page. */
function focusHeadline() {
  const headline = document.querySelector<HTMLElement>('h1')
  headline?.setAttribute('tabindex', '-1')
  headline?.focus({ preventScroll: true })
}
