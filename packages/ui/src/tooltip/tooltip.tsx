'use client'

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** How long the pointer rests before a tooltip opens, in ms (TIP-01). */
const OPEN_DELAY_MS = 700
/** How soon after one has closed the next opens without that wait, in ms (TIP-02). */
const SKIP_DELAY_MS = 300

export interface TooltipProviderProps {
  children: ReactNode
}

/** Lets the tooltips inside share their delays. Put it round all of a page that has any. Renders nothing of its own. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

export interface TooltipProps {
  /** What is said of the element. Touch has no tooltips, so it may be nothing that cannot be found elsewhere. */
  text: string
  /** The element, one that takes focus. It handles events and takes a `ref`. */
  children: ReactElement
}

/**
 * Says more of an element while the pointer rests on it, or while it has the keyboard's focus. Escape closes it. Add
 * nothing to a page's first load for it: it weighs more than most pages.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} collisionPadding={8} className="ui-tooltip">
          {text}
          <Radix.Arrow width={12} height={7} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
