'use client'

import { useEffectEvent, useLayoutEffect, useReducer } from 'react'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { DEMO_SCREEN_MS, transition, type DemoState } from './demo.ts'
import { homeMessages, type HomeMessages } from './home.ts'

/** What the tour through the app needs of its host. */
export interface DemoPorts {
  clock: Pick<Clock, 'after'>
  /** Whether the visitor prefers reduced motion: then the tour opens paused. */
  isMotionReduced: () => boolean
}

/** The tour through the app and the page's texts, as the home page takes them. */
export interface DemoHandle {
  state: DemoState
  messages: HomeMessages
  watch: () => void
  /** Goes on playing, or plays again from the first screen once it has ended. */
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  close: () => void
}

/** The tour through the app. It plays by itself, screen after screen, and stops at the last. */
export function useDemo({ clock, isMotionReduced }: DemoPorts): DemoHandle {
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
