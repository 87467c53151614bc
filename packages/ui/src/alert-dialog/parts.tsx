'use client'

import { cx } from 'class-variance-authority'
import { useRef, type ComponentProps, type ComponentType } from 'react'
import { Modal, type ModalProps } from '../dialog/modal.tsx'
import * as Dialog from '../dialog/parts.tsx'
import { isComposing } from '../escape-key.ts'

/** The props of an alert dialog. */
export type RootProps = Omit<Dialog.RootProps, 'modal'>

/** An alert dialog and what opens it. Renders no element of its own. */
export const Root: ComponentType<RootProps> = Dialog.Root

/** The button that opens the alert dialog. Unstyled: `render={<Button />}`. It has `data-open` or `data-closed`. */
export function Trigger(props: Dialog.ActionProps) {
  return <Dialog.Trigger data-slot="alert-dialog-trigger" {...props} />
}

/** The props of an alert dialog's content, besides those of a `<div>` and Radix's. */
export type ContentProps = Omit<ModalProps, 'banner' | 'bannerSide'>

/**
 * The question, over a scrim, with the role `alertdialog`. The focus is on its Cancel button first, and Escape presses
 * it, unless it is disabled; a press outside does nothing. When it closes, focus returns to where it was before. Slots:
 * `dialog-overlay`, `dialog-panel`, `dialog-body`. It has `data-open` or `data-closed`, and `data-toast-container`
 * while it holds the toasts.
 */
export function Content({ onOpenAutoFocus, onEscapeKeyDown, onInteractOutside, ...rest }: ContentProps) {
  const content = useRef<Element>(null)
  return (
    <Modal
      role="alertdialog"
      aria-modal="true"
      data-slot="alert-dialog-content"
      {...rest}
      getCloseButton={getCancelButton}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus?.(event)
        // SAFETY: Radix dispatches the event at the content.
        content.current = event.currentTarget as Element
        const cancel = getCancelButton(content.current)
        if (!cancel) console.error('AlertDialog.Content has no AlertDialog.Cancel: a visitor cannot say no.')
        // What is disabled cannot have the focus: Radix chooses another.
        if (event.defaultPrevented || rest.initialFocus || !cancel || cancel.matches(':disabled')) return
        event.preventDefault()
        cancel.focus()
      }}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event)
        if (event.defaultPrevented || isComposing(event) || !content.current) return
        event.preventDefault()
        getCancelButton(content.current)?.click()
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event)
        event.preventDefault()
      }}
    />
  )
}

const cancelSlot = 'alert-dialog-cancel'
const getCancelButton = (content: Element) => content.querySelector<HTMLElement>(`[data-slot=${cancelSlot}]`)

/** The question, an `<h2>`, which is also the accessible name. */
export function Title({ className, ...rest }: Dialog.TitleProps) {
  return <Dialog.Title data-slot="alert-dialog-title" {...rest} className={cx('pe-0', className)} />
}

/** What will be lost, which screen readers read after the question. */
export function Description(props: Dialog.DescriptionProps) {
  return <Dialog.Description data-slot="alert-dialog-description" {...props} />
}

/** The alert dialog's buttons, in a row that wraps. Renders a `<div>`. */
export function Footer(props: ComponentProps<'div'>) {
  return <Dialog.Footer data-slot="alert-dialog-footer" {...props} />
}

/** The button that closes the dialog and changes nothing. Unstyled: `render={<Button variant="tertiary" />}`. */
export function Cancel(props: Dialog.ActionProps) {
  return <Dialog.Close {...props} data-slot={cancelSlot} />
}

/**
 * The button that does it and closes the dialog. Unstyled: `render={<Button intent="danger" />}`. Where the act takes
 * time, or can fail, use a `Button` with `pending` instead, and close the dialog by `open`.
 */
export function Action(props: Dialog.ActionProps) {
  return <Dialog.Close data-slot="alert-dialog-action" {...props} />
}
