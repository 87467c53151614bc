'use client'

import type { ComponentProps, ReactNode, Ref } from 'react'
import { CloseIcon } from '../icons/controls.tsx'
import { moveToastHost, toastContainer } from '../toast/toast-host.ts'
import { clickDrawer } from './drawer-click.ts'

/** The props of the button that opens a drawer. */
export interface OpenerProps extends ComponentProps<'button'> {
  /** The id of the drawer's content. */
  drawer: string
}

/** The button that opens a drawer. Unstyled: `className={buttonVariants()}`. */
export function Opener({ drawer, onClick, ...props }: OpenerProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-controls={drawer}
      onClick={(event) => {
        onClick?.(event)
        clickDrawer(event.currentTarget)
        moveToastHost()
      }}
      {...props}
    />
  )
}

/** The props of a drawer's content. */
export interface ContentProps {
  /** What its opener names, unique in the document. */
  id: string
  /** The heading at the top, which is also the drawer's accessible name. */
  title: ReactNode
  /** The accessible name of the close button. @default 'Close' */
  closeLabel?: string
  /** The dialog itself, to close it: `ref.current?.close()`. */
  ref?: Ref<HTMLDialogElement>
  children: ReactNode
}

/**
 * What the drawer shows, as high as the window, with a close button: a native modal dialog, closed until its opener is
 * pressed. It slides in from the end of the line: from the right in left-to-right text. A link inside closes it, and so
 * does a press beside it. When it closes, focus returns to where it was before.
 */
export function Content({ id, title, closeLabel = 'Close', ref, children }: ContentProps) {
  return (
    <dialog
      {...toastContainer}
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      className="ui-modal ui-drawer"
      onClick={({ target }) => target instanceof Element && clickDrawer(target)}
      onClose={({ currentTarget }) => moveToastHost(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        // A toast above the drawer would consume Escape.
        if (key === 'Escape') currentTarget.close()
      }}
    >
      <div>
        <div className="relative flex grow flex-col gap-4 overflow-y-auto overscroll-contain px-[min(1.5rem,6vw)] pt-2 pb-8">
          <h2 id={`${id}-title`} className="flex min-h-(--target) items-center pe-(--target) text-h3">
            {title}
          </h2>
          {children}
        </div>
        <button type="button" aria-label={closeLabel} className="ui-icon-button">
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}
