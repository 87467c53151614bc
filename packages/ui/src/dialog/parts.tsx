'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { use, useId, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { toAsChild } from '../as-child.tsx'
import { PartIdsContext, usePartId } from '../part-ids.ts'
import type { Render } from '../use-render.ts'

export { Content, type ContentProps } from './content.tsx'

/** The props of a dialog. */
export interface RootProps {
  /** Its trigger and its content. */
  children?: ReactNode
  /** Whether it is open, if the host controls it. */
  open?: boolean | undefined
  /** Whether it is open at first, if the host does not control it. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the visitor opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Whether the page behind it is inert. @default true */
  modal?: boolean | undefined
}

/** A dialog and what opens it. Renders no element of its own. */
export const Root: ComponentType<RootProps> = Radix.Root

/** The props of a dialog's trigger and of a button that closes it, besides those of a native button. */
export interface ActionProps extends ComponentProps<'button'> {
  /** The element to render instead of a `<button>`, with the part's props and children: `render={<Button />}`. */
  render?: Render<ComponentProps<'button'>> | undefined
}

/** The button that opens the dialog. Unstyled: `render={<Button />}`. It has `data-open` or `data-closed`. */
export function Trigger({ render = <button />, children, onClick, ...rest }: ActionProps) {
  return (
    <Radix.Trigger
      data-slot="dialog-trigger"
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        // Safari does not focus a button that is clicked, and the dialog returns the focus to where it was.
        if (!event.defaultPrevented) event.currentTarget.focus()
      }}
      {...toAsChild(render, children)}
    />
  )
}

/** A button that closes the dialog, besides the one in its corner. Unstyled: `render={<Button />}`. */
export function Close({ render = <button />, children, ...rest }: ActionProps) {
  return <Radix.Close data-slot="dialog-close" {...rest} {...toAsChild(render, children)} />
}

/** The props of a dialog's heading. */
export type TitleProps = ComponentProps<'h2'>

/**
 * The dialog's heading, an `<h2>`, which is also its accessible name. It keeps clear of the close button, unless that
 * stands in a banner.
 */
export function Title({ id, className, ...rest }: TitleProps) {
  const generatedId = useId()
  usePartId(use(PartIdsContext), 'title', id ?? generatedId)
  return (
    <h2
      data-slot="dialog-title"
      {...rest}
      id={id ?? generatedId}
      className={cx('pe-(--target) text-dialog [[data-slot=dialog-banner]+*_&]:pe-0', className)}
    />
  )
}

/** The props of a dialog's description. */
export type DescriptionProps = ComponentProps<'p'>

/** The dialog's description, which screen readers read after its name. */
export function Description({ id, className, ...rest }: DescriptionProps) {
  const generatedId = useId()
  usePartId(use(PartIdsContext), 'description', id ?? generatedId)
  return (
    <p data-slot="dialog-description" {...rest} id={id ?? generatedId} className={cx('text-ink-muted', className)} />
  )
}

/** The dialog's buttons, in a row that wraps. Renders a `<div>`. */
export function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="dialog-footer" {...rest} className={cx('flex flex-wrap gap-2', className)} />
}
