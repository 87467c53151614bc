'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import { cx } from 'class-variance-authority'
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { toAsChild } from '../as-child.tsx'
import { keepAtEscape } from '../escape-key.ts'
import { keepFocusInside } from '../keep-focus-inside.ts'
import { PartIdsContext, referToContent, usePartId, usePartIdRef, usePartIds, type PartIds } from '../part-ids.ts'
import { usePortalOrigin } from '../portal-origin.ts'
import type { Render } from '../use-render.ts'

/** The props of a popover. */
export interface RootProps {
  /** Its trigger and its content. */
  children?: ReactNode
  /** Whether it is open, if the host controls it. */
  open?: boolean | undefined
  /** Whether it is open at first, if the host does not control it. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the visitor opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A popover and the button that opens it. The page behind it can be used. Renders no element of its own. */
export function Root(props: RootProps) {
  return (
    <PopoverIds value={usePartIds()}>
      <Radix.Root {...props} />
    </PopoverIds>
  )
}

/** The id of the popover, for its trigger. */
const PopoverIds = createContext<PartIds<'content'> | null>(null)

/** The props of a popover's trigger, besides those of a native button. */
export interface TriggerProps extends ComponentProps<'button'> {
  /** The element to render instead of a `<button>`, with the trigger's props and children: `render={<Button />}`. */
  render?: Render<ComponentProps<'button'>> | undefined
}

/** The button that opens the popover. Unstyled: `render={<Button />}`. It has `data-open` or `data-closed`. */
export function Trigger({ render = <button />, children, ...rest }: TriggerProps) {
  return (
    <Radix.Trigger
      data-slot="popover-trigger"
      {...referToContent(use(PopoverIds))}
      {...rest}
      {...toAsChild(render, children)}
    />
  )
}

/** The props of a popover's content, besides those of a `<div>` and Radix's (`sideOffset`, `onOpenAutoFocus`, …). */
export interface ContentProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'asChild' | 'forceMount' | 'side' | 'align'
> {
  /** Which side of the trigger it opens at, where there is room. @default 'bottom' */
  side?: 'top' | 'bottom' | undefined
  /** Which edges of trigger and popover are aligned. `start` is left in left-to-right text. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** The element to render instead of a `<div>`, with the popover's props and children: `render={<form />}`. */
  render?: Render<ComponentProps<'div'>> | undefined
  /** Places the popover. */
  className?: string | undefined
}

/**
 * The popover, at its trigger. It takes the focus, and is named by its `Title` or an `aria-label`. It scrolls where it is
 * higher than the window. It has `data-open` or `data-closed`, and as `data-side` and `data-align` where there was
 * room.
 */
export function Content({
  side = 'bottom',
  align = 'start',
  sideOffset = 6,
  collisionPadding = 8,
  render = <div />,
  id,
  className,
  ref,
  children,
  onEscapeKeyDown,
  ...rest
}: ContentProps) {
  // Marks where the popover is rendered: its portal is elsewhere in the document.
  const { origin, ref: originRef, container, inherit } = usePortalOrigin()
  const composedRef = useComposedRefs(usePartIdRef(use(PopoverIds), 'content'), inherit, keepFocusInside, ref)
  const parts = usePartIds()
  const describedBy = [rest['aria-describedby'], parts.ids.description].filter(Boolean).join(' ')
  return (
    <PartIdsContext value={parts}>
      <template ref={originRef} />
      <Radix.Portal container={container}>
        <Radix.Content
          data-slot="popover-content"
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          aria-labelledby={rest['aria-label'] ? undefined : parts.ids.title}
          {...rest}
          {...(id && { id })}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event)
            keepAtEscape(event, origin.current)
          }}
          aria-describedby={describedBy || undefined}
          side={side}
          align={align}
          ref={composedRef}
          className={cx('summit ui-popover print:hidden', className)}
          {...toAsChild(render, children)}
        />
      </Radix.Portal>
    </PartIdsContext>
  )
}

/** What the popover is about, which is its accessible name. Renders an `<h2>`. */
export function Title({ id, className, ...rest }: ComponentProps<'h2'>) {
  const generatedId = useId()
  usePartId(use(PartIdsContext), 'title', id ?? generatedId)
  return (
    <h2
      data-slot="popover-title"
      {...rest}
      id={id ?? generatedId}
      className={cx('font-body text-h4 tracking-normal', className)}
    />
  )
}

/** A sentence below the title, which is the popover's accessible description. Renders a `<p>`. */
export function Description({ id, className, ...rest }: ComponentProps<'p'>) {
  const generatedId = useId()
  usePartId(use(PartIdsContext), 'description', id ?? generatedId)
  return (
    <p
      data-slot="popover-description"
      {...rest}
      id={id ?? generatedId}
      className={cx('text-small text-ink-muted', className)}
    />
  )
}

/** The props of a button that closes the popover, besides those of a native button. */
export interface CloseProps extends ComponentProps<'button'> {
  /** The element to render instead of a `<button>`, with the button's props and children: `render={<Button />}`. */
  render?: Render<ComponentProps<'button'>> | undefined
}

/** A button that closes the popover. Unstyled: `render={<Button />}`. */
export function Close({ render = <button />, children, ...rest }: CloseProps) {
  return <Radix.Close data-slot="popover-close" {...rest} {...toAsChild(render, children)} />
}
