'use client'

import { useEffectEvent, useLayoutEffect, useReducer } from 'react'
import { useMessages } from '../../shared/messages/use-messages.ts'
import type { Ports } from '../../shared/ports.ts'
import { usePorts } from '../../shared/use-ports.ts'
import { DEMO_SCREEN_MS, transition, type ProductDemoState } from './product-demo-state.ts'
import { homeMessages, type HomeMessages } from '../home.ts'

/** Overrides of the provider's clock and messages, and of the browser's settings. */
export interface ProductDemoOptions extends Partial<Pick<Ports, 'clock'>> {
  /** Whether the visitor prefers reduced motion: then the demo opens paused. @default the browser's setting */
  isMotionReduced?: () => boolean
  /** Messages that override the provider's translations. */
  messages?: Partial<HomeMessages>
}

/** State, messages and functions of the product demo. */
export interface ProductDemoHandle {
  state: ProductDemoState
  messages: HomeMessages
  /** Opens it at the first screen. */
  watch: () => void
  /** Goes on playing, or plays again from the first screen once it has ended. */
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  close: () => void
}

/** The product demo. It plays by itself, screen after screen, and stops at the last. */
export function useProductDemo(options: ProductDemoOptions = {}): ProductDemoHandle {
  const { clock, isMotionReduced = prefersReducedMotion } = { ...usePorts(), ...options }
  const messages = useMessages(homeMessages, options.messages)
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

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
