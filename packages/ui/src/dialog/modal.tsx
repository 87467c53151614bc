'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { useCallback, useInsertionEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { toAsChild } from '../as-child.tsx'
import { PartIdsContext, usePartIds } from '../part-ids.ts'
import { usePortalOrigin } from '../portal-origin.ts'
import { closeOnEscape, keepAtEscape } from '../escape-key.ts'
import { findOpener } from '../find-opener.ts'
import { moveToastHosts, toastContainer } from '../toast/toast-host.ts'
import type { Render } from '../use-render.ts'
import { Panel, type PanelProps } from './panel.tsx'

/** The props that the contents of all dialogs share. */
export interface ModalProps
  extends
    Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'forceMount'>,
    Pick<PanelProps, 'banner' | 'bannerSide'> {
  /** At most 22, 29 or 44 rem wide. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** What gets the focus when it opens. @default its first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The element to render instead of a `<div>`, with the dialog's props and children: `render={<form />}`. */
  render?: Render<ComponentProps<'div'>> | undefined
  /** Places the dialog. */
  className?: string | undefined
}

const contentVariants = cva('summit ui-modal ui-dialog', {
  variants: {
    size: {
      small: '[--dialog-size:22rem]',
      medium: '',
      large: '[--dialog-size:44rem]',
    } satisfies Record<NonNullable<ModalProps['size']>, string>,
  },
})

/** A dialog in its portal, over its scrim. Escape presses what `getCloseButton` returns. */
export function Modal({
  size,
  banner,
  bannerSide,
  closeButton,
  getCloseButton,
  initialFocus,
  render = <div />,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onKeyDown,
  ...rest
}: ModalProps & { closeButton?: ReactNode; getCloseButton: (modal: Element) => HTMLElement | null }) {
  const opener = useRef<Element>(null)
  const parts = usePartIds()
  const describedBy = [rest['aria-describedby'], parts.ids.description].filter(Boolean).join(' ')
  // Marks where the dialog is rendered: its portal is elsewhere in the document.
  const { origin, ref: originRef, container, inherit } = usePortalOrigin()
  const enter = useCallback(
    (panel: HTMLElement | null) => {
      const modal = panel?.parentElement
      if (!modal) return
      inherit(modal)
      // The toasts are inside for as long as the panel is in the document.
      moveToastHosts()
      return () => moveToastHosts(modal)
    },
    [inherit],
  )

  return (
    <PartIdsContext value={parts}>
      <template ref={originRef} dir={rest.dir} />
      <Radix.Portal container={container}>
        <Radix.Overlay ref={inherit} data-slot="dialog-overlay" className="summit scrim print:hidden" />
        <Radix.Content
          data-slot="dialog-content"
          {...toastContainer}
          aria-labelledby={rest['aria-label'] ? undefined : parts.ids.title}
          {...rest}
          aria-describedby={describedBy || undefined}
          className={contentVariants({ size, className })}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event)
            if (event.defaultPrevented || !initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            // Radix returns focus to its own trigger only. A modal that opened by itself has to return it, too.
            if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return
            event.preventDefault()
            returnFocus(opener.current)
          }}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event)
            keepAtEscape(event, origin.current)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // While a toast is shown it is Radix's topmost layer, and Escape would close the toast alone.
            closeOnEscape(event, () => getCloseButton(event.currentTarget)?.click())
          }}
          {...toAsChild(
            render,
            <Panel ref={enter} banner={banner} bannerSide={bannerSide} closeButton={closeButton}>
              <KeepOpener ref={opener} />
              {children}
            </Panel>,
          )}
        />
      </Radix.Portal>
    </PartIdsContext>
  )
}

/** Keeps what opened a modal, before a field with `autoFocus` takes the focus. */
function KeepOpener({ ref }: { ref: RefObject<Element | null> }) {
  useInsertionEffect(() => {
    ref.current = findOpener()
  }, [ref])
  return null
}

/** Moves the focus back to what opened a modal, unless a press beside it or the host has moved it elsewhere. */
function returnFocus(opener: HTMLElement) {
  const { activeElement, body } = document
  // Where the focus was in what is removed, it is on the body, or on a dialog around.
  if (activeElement && activeElement !== body && !activeElement.contains(opener)) return
  if (opener !== body) opener.focus()
  if (document.activeElement === body) focusHeadline()
}

/** Where nothing had the focus, the page's headline gets it: from the body, the next Tab would leave the page. */
function focusHeadline() {
  const headline = document.querySelector<HTMLElement>('h1')
  headline?.setAttribute('tabindex', '-1')
  headline?.focus({ preventScroll: true })
}
