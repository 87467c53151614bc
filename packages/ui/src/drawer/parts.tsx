'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cva, cx } from 'class-variance-authority'
import { createContext, use, useCallback, useId, useRef, type ComponentProps } from 'react'
import { Panel } from '../dialog/panel.tsx'
import { closeOnEscape } from '../escape-key.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/controls.tsx'
import { PartIdsContext, usePartId, usePartIds } from '../part-ids.ts'
import { useRender, type Render } from '../use-render.ts'
import { clickDrawer } from './drawer-click.ts'
import { DrawerId } from './drawer-id.ts'

export { Root, type RootProps } from './root.tsx'

interface DrawerContextValue {
  id: string
  titleClass?: string
}

/** The drawer that contains a part. */
const DrawerContext = createContext<DrawerContextValue>({ id: '' })

/** Lets the browser open or close a drawer before any script runs, where it can. */
const invokes = (command: 'show-modal' | 'close', drawer: string) => (drawer ? { command, commandfor: drawer } : {})

/** The props of a button of a drawer, besides those of a native one. */
export interface CloseProps extends ComponentProps<'button'> {
  /** The element to render instead of a `<button>`, with the part's props and children: `render={<Button />}`. */
  render?: Render<ComponentProps<'button'>> | undefined
}

/** The props of the button that opens a drawer, besides those of a native one. */
export interface TriggerProps extends CloseProps {
  /** The id of the drawer's content. @default that of the `Drawer.Root` around */
  drawer?: string | undefined
}

/** The button that opens a drawer. Unstyled: `render={<Button />}`. */
export function Trigger({
  drawer = use(DrawerId).id,
  render = <button />,
  type = 'button',
  onClick,
  ...rest
}: TriggerProps) {
  return useRender(render, {
    'data-slot': 'drawer-trigger',
    type,
    'aria-haspopup': 'dialog',
    ...invokes('show-modal', drawer),
    ...rest,
    onClick: (event) => {
      onClick?.(event)
      if (!event.defaultPrevented) clickDrawer(event)
    },
  })
}

/** The props of a drawer's content, besides those of a native dialog. */
export interface ContentProps extends ComponentProps<'dialog'> {
  /** The id that its trigger refers to, unique in the document. @default that of the `Drawer.Root` around */
  id?: string | undefined
  /**
   * The edge of the window that it slides in from: `end` is right in left-to-right text. `center` is the middle of the
   * window: a dialog that opens before hydration. @default 'end'
   */
  side?: 'start' | 'end' | 'center' | undefined
  /** At most 18, 22 or 32 rem wide, or as wide as a `Dialog`; never as wide as the window. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** The accessible name of the close button. @default 'Close' */
  closeLabel?: string | undefined
  /** Places the drawer. */
  className?: string | undefined
}

// Printed, it would be above the text of every page.
const contentVariants = cva('ui-native-modal ui-modal print:hidden', {
  variants: {
    side: { start: 'ui-drawer ui-drawer-start', end: 'ui-drawer', center: 'ui-dialog' } satisfies Record<
      NonNullable<ContentProps['side']>,
      string
    >,
    size: {
      small: '[--drawer-size:18rem]',
      medium: '',
      large: '[--drawer-size:32rem]',
    } satisfies Record<NonNullable<ContentProps['size']>, string>,
  },
})

const centeredSizes = {
  small: '[--dialog-size:22rem]',
  medium: '',
  large: '[--dialog-size:44rem]',
} satisfies Record<NonNullable<ContentProps['size']>, string>

/**
 * What the drawer shows, as high as the window, with a close button: a native modal dialog, closed until its trigger is
 * pressed; `ref.current.close()` closes it from code. A link inside closes it, and so does a press beside it. When it
 * closes, focus returns to where it was before. Slots: `drawer-panel`, `drawer-body`, `drawer-close`; in the middle of
 * the window, `dialog-panel` and `dialog-body` in place of the former two. It has its side as `data-side`.
 */
export function Content({
  id = use(DrawerId).id,
  side = 'end',
  size = 'medium',
  closeLabel = 'Close',
  className,
  children,
  onPointerDown,
  onClick,
  onKeyDown,
  ref,
  ...rest
}: ContentProps) {
  const attached = useRef<HTMLDialogElement>(null)
  const enter = useCallback((node: HTMLDialogElement | null) => {
    attached.current = node
    return () => {
      attached.current = null
      // In a hidden `<Activity>` it would keep the page inert. Strict Mode and another ref attach it again at once.
      queueMicrotask(() => attached.current === node || node?.close())
    }
  }, [])
  const root = use(DrawerId)
  // Not that of a drawer around.
  const composedRef = useComposedRefs(ref, enter, id === root.id ? root.ref : null)
  const parts = usePartIds()
  const beganInside = useRef(false)
  const isCentered = side === 'center'
  // It keeps clear of the close button.
  const titleClass = isCentered
    ? 'pe-(--target) text-dialog'
    : 'flex min-h-(--target) items-center pe-(--target) text-h3'
  const content = (
    <PartIdsContext value={parts}>
      <DrawerContext value={{ id, titleClass }}>{children}</DrawerContext>
    </PartIdsContext>
  )
  const closeButton = (
    <IconButton data-slot="drawer-close" label={closeLabel} {...invokes('close', id)}>
      <CloseIcon />
    </IconButton>
  )
  const describedBy = cx(parts.ids.description, rest['aria-describedby'])
  return (
    <dialog
      // A script may have opened it before hydration.
      suppressHydrationWarning
      data-slot="drawer-content"
      aria-labelledby={rest['aria-label'] ? undefined : (parts.ids.title ?? titleId(id))}
      {...rest}
      ref={composedRef}
      id={id}
      aria-describedby={describedBy || undefined}
      data-side={side}
      className={
        isCentered
          ? contentVariants({ side, className: cx(centeredSizes[size], className) })
          : contentVariants({ side, size, className })
      }
      onPointerDown={(event) => {
        onPointerDown?.(event)
        beganInside.current = event.target !== event.currentTarget
      }}
      onClick={(event) => {
        const isPrevented = event.defaultPrevented
        onClick?.(event)
        const { target, currentTarget } = event
        if (!(target instanceof Element)) return
        const isLink = target.closest('a') !== null
        // A button in a drawer inside this one has closed that already.
        if (!isLink && target.closest('dialog') !== currentTarget) return
        // A press that ends beside the drawer, as while text is selected, is a click on the drawer.
        if (target === currentTarget && beganInside.current) return
        // A router's link has prevented the default of its click: only the drawer's own handler keeps it open.
        if (!event.defaultPrevented || (isPrevented && isLink)) clickDrawer(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // A toast above the drawer would consume Escape.
        closeOnEscape(event, () => event.currentTarget.close())
      }}
    >
      {isCentered ? (
        <Panel closeButton={closeButton}>{content}</Panel>
      ) : (
        <div data-slot="drawer-panel">
          <div
            data-slot="drawer-body"
            className="relative flex grow flex-col gap-4 scroll-pt-14 overflow-y-auto overscroll-contain px-[min(1.5rem,6vw)] pt-2 pb-8"
          >
            {content}
          </div>
          {closeButton}
        </div>
      )}
    </dialog>
  )
}

/** The id of a heading without one of its own, also in a page that the server renders. */
const titleId = (drawer: string) => `${drawer}-title`

/** The drawer's heading, an `<h2>`, which is also its accessible name. */
export function Title({ id, className, ...rest }: ComponentProps<'h2'>) {
  const { id: drawer, titleClass } = use(DrawerContext)
  const ownId = id ?? titleId(drawer)
  usePartId(use(PartIdsContext), 'title', ownId)
  return <h2 data-slot="drawer-title" {...rest} id={ownId} className={cx(titleClass, className)} />
}

/** The drawer's description, which screen readers read after its name. */
export function Description({ id, className, ...rest }: ComponentProps<'p'>) {
  const generatedId = useId()
  usePartId(use(PartIdsContext), 'description', id ?? generatedId)
  return (
    <p data-slot="drawer-description" {...rest} id={id ?? generatedId} className={cx('text-ink-muted', className)} />
  )
}

/** The drawer's buttons, at its lower end, in a row that wraps. Renders a `<div>`. */
export function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="drawer-footer" {...rest} className={cx('mt-auto flex flex-wrap gap-2', className)} />
}

/** A button that closes the drawer, besides the one in its corner. Unstyled: `render={<Button />}`. */
export function Close({ render = <button />, type = 'button', ...rest }: CloseProps) {
  const { id } = use(DrawerContext)
  return useRender(render, { type, ...invokes('close', id), ...rest }, { 'data-slot': 'drawer-close' })
}
