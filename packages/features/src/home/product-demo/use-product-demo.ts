'use client'

import { useEffectEvent, useLayoutEffect, useReducer } from 'react'
import type { Clock } from '../../shared/clock/clock.ts'
import { useMessages } from '../../shared/messages/use-messages.ts'
import { DEMO_SCREEN_MS, transition, type ProductDemoState } from './product-demo.ts'
import { homeMessages, type HomeMessages } from '../home.ts'

/** Ports of the product demo. */
export interface ProductDemoPorts {
  clock: Pick<Clock, 'after'>
  /** Whether the visitor prefers reduced motion: then the demo opens paused. */
  isMotionReduced: () => boolean
}

/** State, messages and functions of the product demo. */
export interface ProductDemoHandle {
  state: ProductDemoState
  messages: HomeMessages
  watch: () => void
  /** Goes on playing, or plays again from the first screen once it has ended. */
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  close: () => void
}

/** The product demo. It plays by itself, screen after screen, and stops at the last. */
export function useProductDemo({ clock, isMotionReduced }: ProductDemoPorts): ProductDemoHandle {
  const messages = useMessages(homeMessages)
  const [state, send] = useReducer(transition, { status: 'closed' })
  const waitForNext = useEffectEvent(() => clock.after(DEMO_SCREEN_MS, () => send({ type: 'elapsed' })))
  const playing = state.status === 'playing' ? state.screen : null
  // A layout effect, so that the time runs from the moment the screen is shown.
  useLayoutEffect(() => (playing ? waitForNext() : undefined), [playing])

  return {
    state,
    messages,
    watch: () => send({ type: 'opened', isPaused: isMotionReduced() }),
    play: () => send({ type: 'played' }),
    pause: () => send({ type: 'paused' }),
    next: () => send({ type: 'advanced' }),
    previous: () => send({ type: 'returned' }),
    close: () => send({ type: 'dismissed' }),
  }
}
