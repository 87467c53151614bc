'use client'

import { useMessages } from '../../shared/config/use-messages.ts'
import { homeMessages } from '../home.ts'
import type { HomeSectionProps } from '../sections/section-props.ts'

/** The height of the summit in the page's drawings, in their unit. */
const SUMMIT = 4860

/**
 * How far the home page is scrolled, as height gained, for the top bar: a ridge on the bar's lower edge that fills up to
 * its summit, and on large screens the height as a number. Both are complete without scroll-driven animations.
 */
export function ClimbProfile({ messages: ownMessages }: HomeSectionProps) {
  const messages = useMessages(homeMessages, ownMessages)
  return (
    <>
      <span aria-hidden="true" className="climb-ridge absolute inset-x-0 -bottom-px h-2.5 lg:h-3.5" />
      <span
        aria-hidden="true"
        className="climb-height me-auto max-lg:hidden text-small text-ink-muted tabular-nums"
        style={{ '--top': SUMMIT }}
      >
        {messages.app.progress.unit}
      </span>
    </>
  )
}
