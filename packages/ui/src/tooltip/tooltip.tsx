'use client'

import * as Radix from '@radix-ui/react-tooltip'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { inheritTheme } from '../tokens/inherit-theme.ts'

/** Hover delay before a tooltip opens, in ms (TIP-01). */
const OPEN_DELAY_MS = 700
/** Period after closing in which the next tooltip opens without delay, in ms (TIP-02). */
const SKIP_DELAY_MS = 300

export interface TooltipProviderProps {
  children: ReactNode
}

/** Shares the delays among the tooltips inside. Put it around a page that has any. Renders no element of its own. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

export interface TooltipProps {
  /** The tooltip's text. There are no tooltips on touch screens, so the text must be found elsewhere, too. */
  text: string
  /** The element, which must be focusable, pass event handlers on and take a `ref`. */
  children: ReactElement
}

/**
 * Describes an element while the pointer rests on it or the keyboard's focus is on it. Escape closes it. Its code is
 * larger than most pages, so keep it out of a page's first load.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Root>
      <Radix.Trigger ref={trigger} asChild>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={(content) => inheritTheme(content, trigger.current)}
          sideOffset={6}
          collisionPadding={8}
          className="summit ui-tooltip"
        >
          {text}
          <Radix.Arrow width={12} height={7} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
