'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import { createContext, use, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { toAsChild } from '../as-child.tsx'
import { CheckIcon } from '../icons/controls.tsx'
import { keepFocusInside } from '../keep-focus-inside.ts'
import { PartIdsContext, referToContent, usePartId, usePartIdRef, usePartIds, type PartIds } from '../part-ids.ts'
import { usePortalOrigin } from '../portal-origin.ts'
import type { Render } from '../use-render.ts'

/** The props of a menu. */
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

/** A menu and the button that opens it. The page behind it can still be scrolled. Renders no element of its own. */
export function Root(props: RootProps) {
  return (
    <MenuIds value={usePartIds()}>
      <EntersLastRef value={useRef(false)}>
        <Radix.Root {...props} modal={false} />
      </EntersLastRef>
    </MenuIds>
  )
}

/** The ids of the menu's elements. Not in the context of other parts: a dialog's title may be beside the trigger. */
const MenuIds = createContext<PartIds<'trigger' | 'content'> | null>(null)

/** Whether the menu opens with its last item, as at the arrow up. */
const EntersLastRef = createContext<{ current: boolean }>({ current: false })

/** The props of a menu's trigger, besides those of a native button. */
export interface TriggerProps extends ComponentProps<'button'> {
  /** The element to render instead of a `<button>`, with the trigger's props and children: `render={<Button />}`. */
  render?: Render<ComponentProps<'button'>> | undefined
}

/** The button that opens the menu. Unstyled: `render={<Button />}`. It has `data-open` or `data-closed`. */
export function Trigger({
  render = <button />,
  children,
  id,
  ref,
  onPointerDown,
  onClick,
  onKeyDown,
  ...rest
}: TriggerProps) {
  const parts = use(MenuIds)
  const composedRef = useComposedRefs(usePartIdRef(parts, 'trigger'), ref)
  const entersLastRef = use(EntersLastRef)
  const opensAtClick = useRef(false)
  return (
    <Radix.Trigger
      data-slot="menu-trigger"
      {...referToContent(parts)}
      {...rest}
      {...(id && { id })}
      ref={composedRef}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        // Radix would open it where a finger begins to scroll.
        opensAtClick.current = event.pointerType === 'touch' && !event.currentTarget.matches('[aria-expanded=true]')
        // Radix knows its own `disabled`, but not that of a fieldset around.
        if (opensAtClick.current || event.currentTarget.matches(':disabled')) event.preventDefault()
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'ArrowUp' || event.defaultPrevented) return
        event.preventDefault()
        entersLastRef.current = true
        pressEnter(event.currentTarget)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        // Screen readers and voice control click without a press, which is what Radix opens a menu at.
        if (event.detail === 0) pressEnter(event.currentTarget)
        else if (opensAtClick.current)
          event.currentTarget.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      }}
      {...toAsChild(render, children)}
    />
  )
}

function pressEnter(trigger: Element) {
  trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}

type RadixContent = ComponentProps<typeof Radix.Content>

/** The props of a menu's content, besides those of a `<div>` and Radix's (`sideOffset`, `onCloseAutoFocus`, …). */
export interface ContentProps extends Omit<RadixContent, 'asChild' | 'forceMount' | 'loop' | 'side' | 'align'> {
  /** Which side of the trigger it opens at, where there is room. @default 'bottom' */
  side?: 'top' | 'bottom' | undefined
  /** Which edges of trigger and menu are aligned. `start` is left in left-to-right text. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** The element to render instead of a `<div>`, with the menu's props and children: `render={<nav />}`. */
  render?: Render<ComponentProps<'div'>> | undefined
  /** Places the menu. */
  className?: string | undefined
}

/**
 * The menu, at its trigger. It scrolls where it is higher than the window. It has `data-open` or `data-closed`, as
 * `data-side` and `data-align` where there was room, and `data-orientation="vertical"`.
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
  onFocus,
  ...rest
}: ContentProps) {
  const parts = use(MenuIds)
  const entersLastRef = use(EntersLastRef)
  // Marks where the menu is rendered: its portal is elsewhere in the document.
  const { ref: originRef, container, inherit } = usePortalOrigin()
  const composedRef = useComposedRefs(usePartIdRef(parts, 'content'), inherit, keepFocusInside, ref)
  return (
    <>
      <template ref={originRef} />
      <Radix.Portal container={container}>
        <Radix.Content
          data-slot="menu-content"
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          aria-labelledby={rest['aria-label'] ? undefined : parts?.ids.trigger}
          {...rest}
          {...(id && { id })}
          loop
          onFocus={(event) => {
            onFocus?.(event)
            if (!entersLastRef.current) return
            entersLastRef.current = false
            // Radix would go on to the first item.
            event.preventDefault()
            const items = event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])')
            items[items.length - 1]?.focus()
          }}
          side={side}
          align={align}
          ref={composedRef}
          className={cx('summit ui-menu print:hidden', className)}
          {...toAsChild(render, children)}
        />
      </Radix.Portal>
    </>
  )
}

/** The props of a menu's item, besides those of a `<div>`. */
export interface ItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'asChild'> {
  /** `danger` for what cannot be undone. @default 'neutral' */
  intent?: 'neutral' | 'danger' | undefined
  /** The element to render instead of a `<div>`, with the item's props and children: `render={<a href="/profile" />}`. */
  render?: Render<ComponentProps<'div'>> | undefined
}

/**
 * An action, with `onSelect`, or a link. An `Icon` in it is at its start. It has its intent as `data-intent`,
 * `data-highlighted` while the pointer or the focus is on it, and `data-disabled`.
 */
export function Item({ intent = 'neutral', render = <div />, children, className, onClick, ...rest }: ItemProps) {
  return (
    <Radix.Item
      data-slot="menu-item"
      data-intent={intent}
      {...rest}
      onClick={(event) => {
        // A link would lead to its address.
        if (rest.disabled) event.preventDefault()
        else onClick?.(event)
      }}
      className={cx('ui-menu-item', className)}
      {...toAsChild(render, children)}
    />
  )
}

/** The props of an item that is on or off, besides those of a `<div>`. */
export interface CheckboxItemProps extends Omit<ComponentProps<typeof Radix.CheckboxItem>, 'asChild'> {
  /** The element to render instead of a `<div>`, with the item's props and children. */
  render?: Render<ComponentProps<'div'>> | undefined
}

/** An item that is on or off: `checked` and `onCheckedChange`. It has `data-checked` or `data-unchecked`. */
export function CheckboxItem({ render = <div />, className, children, ...rest }: CheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      data-slot="menu-checkbox-item"
      {...rest}
      className={cx('ui-menu-item ps-10', className)}
      {...toAsChild(
        render,
        <>
          {children}
          {tick}
        </>,
      )}
    />
  )
}

/** The props of a choice of one among several items, besides those of a `<div>`. */
export type RadioGroupProps = Omit<ComponentProps<typeof Radix.RadioGroup>, 'asChild'>

/** A choice of one among several items: `value` and `onValueChange`. Name it with `aria-label` or a `Label` inside. */
export function RadioGroup(props: RadioGroupProps) {
  const parts = usePartIds()
  return (
    <PartIdsContext value={parts}>
      <Radix.RadioGroup
        data-slot="menu-radio-group"
        aria-labelledby={props['aria-label'] ? undefined : parts.ids.label}
        {...props}
      />
    </PartIdsContext>
  )
}

/** The props of an item of a choice, besides those of a `<div>`. */
export interface RadioItemProps extends Omit<ComponentProps<typeof Radix.RadioItem>, 'asChild'> {
  /** The element to render instead of a `<div>`, with the item's props and children. */
  render?: Render<ComponentProps<'div'>> | undefined
}

/** An item of a choice: its `value`. It has `data-checked` or `data-unchecked`. */
export function RadioItem({ render = <div />, className, children, ...rest }: RadioItemProps) {
  return (
    <Radix.RadioItem
      data-slot="menu-radio-item"
      {...rest}
      className={cx('ui-menu-item ps-10', className)}
      {...toAsChild(
        render,
        <>
          {children}
          {tick}
        </>,
      )}
    />
  )
}

// After the text: React could not insert it before one that the browser has translated.
const tick = (
  <Radix.ItemIndicator className="absolute start-3">
    <CheckIcon className="size-4.5" />
  </Radix.ItemIndicator>
)

/** Items that belong together. Name them with `aria-label` or a `Label` inside. Renders a `<div>`. */
export function Group(props: Omit<ComponentProps<typeof Radix.Group>, 'asChild'>) {
  const parts = usePartIds()
  return (
    <PartIdsContext value={parts}>
      <Radix.Group
        data-slot="menu-group"
        aria-labelledby={props['aria-label'] ? undefined : parts.ids.label}
        {...props}
      />
    </PartIdsContext>
  )
}

/** A heading in the menu, which cannot be chosen, and the name of the group that it is in. Renders a `<div>`. */
export function Label({ id, className, ...rest }: Omit<ComponentProps<typeof Radix.Label>, 'asChild'>) {
  const generatedId = useId()
  usePartId(use(PartIdsContext), 'label', id ?? generatedId)
  return (
    <Radix.Label
      data-slot="menu-label"
      {...rest}
      id={id ?? generatedId}
      className={cx('px-3 pt-2 pb-1 text-caption text-ink-muted', className)}
    />
  )
}

/** A line between items. Renders a `<div>`. */
export function Separator({ className, ...rest }: Omit<ComponentProps<typeof Radix.Separator>, 'asChild'>) {
  return (
    <Radix.Separator
      data-slot="menu-separator"
      {...rest}
      className={cx('mx-3 my-1.5 h-px bg-line forced-colors:bg-[CanvasText]', className)}
    />
  )
}
