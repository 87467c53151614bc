'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-tooltip'
import { cx } from 'class-variance-authority'
import {
  useCallback,
  useState,
  type AriaAttributes,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { toAsChild } from '../as-child.tsx'
import { usePortalOrigin } from '../portal-origin.ts'
import { useLoaded, useRender } from '../use-render.ts'

/** Hover delay before a tooltip opens, in ms. */
const OPEN_DELAY_MS = 700
/** Period after closing in which the next tooltip opens without delay, in ms. */
const SKIP_DELAY_MS = 300

/** The props of a tooltip provider. */
export interface TooltipProviderProps {
  /** How long the pointer rests on an element before its tooltip opens, in ms. @default 700 */
  delay?: number | undefined
  /** The period after closing in which the next tooltip opens without delay, in ms. @default 300 */
  skipDelay?: number | undefined
  /** The page, or the part of it, that has tooltips. */
  children: ReactNode
}

/** Shares the delays among the tooltips inside. Put it around a page that has any. Renders no element of its own. */
export function TooltipProvider({ delay = OPEN_DELAY_MS, skipDelay = SKIP_DELAY_MS, children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  )
}

type Content = ComponentProps<typeof Radix.Content>

/** The props of a tooltip, besides those of the `<div>` that has its text. */
export interface TooltipProps extends Omit<Content, 'content' | 'children' | 'side' | 'asChild' | 'forceMount'> {
  /** The text; with none, it never opens. There are no tooltips on touch screens, so it must be found elsewhere, too. */
  content: ReactNode
  /** The side of the element that it opens at where there is room: `start` is left in left-to-right text. @default 'top' */
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined
  /** How long the pointer rests on the element before it opens, in ms. @default that of the provider */
  delay?: number | undefined
  /** Never opens. @default whether there is no text */
  disabled?: boolean | undefined
  /** Whether it is open. With it the tooltip is controlled. */
  open?: boolean | undefined
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean | undefined
  /** Called when it would open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Places the tooltip. */
  className?: string | undefined
  /** The element, which must be focusable, pass event handlers on and take a `ref`. */
  children: ReactElement
}

/** Maps a logical side to Radix's physical one, in left-to-right text. */
const sides = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const
const mirrored = { ...sides, start: 'right', end: 'left' } as const

/**
 * Describes an element while the pointer rests on it or the keyboard's focus is on it. Escape closes it. Its code is
 * larger than most pages, so keep it out of a page's first load. It has `data-open` or `data-closed`, and as `data-side` and `data-align` where there was room.
 */
export function Tooltip({
  content,
  side = 'top',
  delay,
  disabled = !content && content !== 0,
  open,
  defaultOpen = false,
  onOpenChange,
  sideOffset = 6,
  className,
  children,
  ref,
  ...rest
}: TooltipProps) {
  const { ref: triggerRef, container, inherit } = usePortalOrigin<HTMLButtonElement>()
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  // Radix does not report that what is closed should close: it would open later, without the pointer or the focus.
  if (disabled && ownOpen) setOwnOpen(false)
  const [isMirrored, setIsMirrored] = useState(false)
  const enter = useCallback(
    (node: HTMLElement | null) => {
      inherit(node)
      if (node) setIsMirrored(getComputedStyle(node).direction === 'rtl')
    },
    [inherit],
  )
  const composedRef = useComposedRefs(enter, ref)
  const change = (next: boolean) => {
    if (disabled) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return (
    <Radix.Root
      open={!disabled && (open ?? ownOpen)}
      onOpenChange={change}
      {...(delay !== undefined && { delayDuration: delay })}
    >
      <Radix.Trigger ref={triggerRef} asChild>
        <Described>{children}</Described>
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-slot="tooltip"
          sideOffset={sideOffset}
          collisionPadding={8}
          {...rest}
          ref={composedRef}
          side={(isMirrored ? mirrored : sides)[side]}
          className={cx('summit ui-tooltip print:hidden', className)}
          {...toAsChild(
            <div />,
            <>
              {content}
              <Radix.Arrow width={12} height={7} />
            </>,
          )}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

interface DescribedProps extends AriaAttributes {
  children: ReactElement
  'data-state'?: string
}

/**
 * The element, described by the tooltip besides what else describes it. Gets its other props from Radix, but not the
 * tooltip's state: a tab or a trigger has its own.
 */
function Described({ children, ...props }: DescribedProps) {
  delete props['data-state']
  // SAFETY: any element may have these attributes.
  const element = useLoaded(children as ReactElement<AriaAttributes>)
  const own = typeof element === 'function' ? undefined : element.props['aria-describedby']
  const ids = new Set(cx(own, props['aria-describedby']).split(/\s+/))
  return useRender(element, props, { 'aria-describedby': [...ids].join(' ').trim() || undefined })
}
