'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { harbourAttributes, moorAgain } from '../toast/harbour.ts'

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
 *
 * The outer element has no transform, filter or containment: toasts that it takes in stay fixed to the window.
 */
export function Content({ closeLabel = 'Close', banner, children }: ContentProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)

  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-(--z-overlay) bg-scrim data-[state=closed]:fade-out data-[state=open]:fade-in" />
      <Radix.Content
        {...harbourAttributes}
        ref={takeToasts}
        className="group/dialog fixed inset-0 z-(--z-dialog) m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,29rem)] outline-none data-[state=closed]:linger"
        onOpenAutoFocus={() => {
          opener.current = document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          // Radix knows only its own trigger; a dialog that opened by itself gives focus back as well.
          if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return
          event.preventDefault()
          opener.current.focus()
        }}
        onKeyDown={(event) => {
          // A toast over the dialog is Radix's topmost layer, and Escape would close it alone.
          if (event.key === 'Escape' && !event.defaultPrevented) closeButton.current?.click()
        }}
      >
        <div className="relative flex max-h-[inherit] flex-col overflow-clip rounded-2 bg-surface text-ink shadow-2 group-data-[state=closed]/dialog:fade-out group-data-[state=open]/dialog:rise-in">
          {banner && (
            <div data-banner="" className="band-spruce relative h-[min(7.5rem,18dvh)] flex-none overflow-clip">
              {banner}
            </div>
          )}
          <div className="overflow-y-auto overscroll-contain">
            <div className="grid gap-4 px-[min(2rem,6vw)] pt-6 pb-8">{children}</div>
          </div>
          <Radix.Close
            ref={closeButton}
            aria-label={closeLabel}
            className="absolute inset-e-2 top-2 grid size-(--target) cursor-pointer place-items-center rounded-1 group-has-data-banner/dialog:text-on-spruce group-has-data-banner/dialog:outline-focus-on-dark hover:bg-current/10"
          >
            <CloseIcon />
          </Radix.Close>
        </div>
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Takes the toasts in for as long as the dialog's node is there. */
function takeToasts(node: HTMLElement | null) {
  if (!node) return
  moorAgain()
  return () => moorAgain(node)
}

/** The dialog's heading, from which it takes its name. */
export function Title({ className = '', ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={`pe-(--target) text-dialog ${className}`} {...props} />
}

/** What the dialog is about, read out after its name. */
export function Description({ className = '', ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={`text-ink-muted ${className}`} {...props} />
}
