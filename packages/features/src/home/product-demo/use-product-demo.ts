'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react'
import { useMessages } from '../../shared/config/use-messages.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import {
  endOfChapter,
  getPosition,
  transition,
  type ProductDemoEvent,
  type ProductDemoState,
} from './product-demo-state.ts'
import { homeMessages, type HomeMessages } from '../home.ts'

/** Overrides of the provider's clock and messages, and of the browser's settings. */
export interface ProductDemoOptions extends Partial<Pick<Ports, 'clock'>> {
  /** Whether the visitor prefers reduced motion: then the demo shows stills. @default the browser's setting */
  isMotionReduced?: (() => boolean) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<HomeMessages> | undefined
}

/** State, messages and functions of the product demo. */
export interface ProductDemoHandle {
  /** It changes with each chapter, not with the position. */
  state: ProductDemoState
  messages: HomeMessages
  /** Opens it: it plays from its start, or shows the first still. */
  watch: () => void
  /** Goes on playing, or plays from its start after a still or its end. */
  play: () => void
  /** Also called when the tab is hidden. */
  pause: () => void
  /** Goes to a position, in ms. */
  seek: (at: number) => void
  /** Goes to the next still. */
  next: () => void
  /** Goes to the previous still. */
  previous: () => void
  /** Closes it, and stops playing. */
  close: () => void
  /** The present position, in ms. */
  position: () => number
}

/** The product demo. It plays by itself and stops at its end; under reduced motion it shows stills. */
export function useProductDemo(options: ProductDemoOptions = {}): ProductDemoHandle {
  const { clock } = usePorts(options)
  const { isMotionReduced = prefersReducedMotion } = options
  const messages = useMessages(homeMessages, options.messages)
  const [state, dispatch] = useReducer(transition, { status: 'closed' })
  const send = (event: Undated<ProductDemoEvent>) => dispatch({ ...event, now: clock.now() })
  const pause = () => send({ type: 'paused' })

  const waitForChapter = useEffectEvent((at: number, since: number) => {
    const end = since + endOfChapter(at) - at
    return clock.after(Math.max(end - clock.now(), 0), () => send({ type: 'elapsed' }))
  })
  // A layout effect, so that the time runs from the moment the state is shown.
  useLayoutEffect(() => (state.status === 'playing' ? waitForChapter(state.at, state.since) : undefined), [state])

  const onVisibility = useEffectEvent(() => {
    if (document.hidden) pause()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  return useStableHandle({
    state,
    messages,
    watch: () => send({ type: 'opened', isStill: isMotionReduced() }),
    play: () => send({ type: 'played' }),
    pause,
    seek: (at) => send({ type: 'sought', at }),
    next: () => send({ type: 'stepped', by: 1 }),
    previous: () => send({ type: 'stepped', by: -1 }),
    close: () => send({ type: 'dismissed' }),
    position: () => getPosition(state, clock.now()),
  })
}

/** An event without its time. */
type Undated<E> = E extends unknown ? Omit<E, 'now'> : never

/** The browser's setting for reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
