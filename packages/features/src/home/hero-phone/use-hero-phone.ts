'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { prefersReducedMotion, type ProductDemoOptions } from '../product-demo/use-product-demo.ts'

/** How long the phone plays, in ms. What moves for more than 5 s needs a button that pauses it (WCAG 2.2.2). */
export const HERO_MS = 4800
/** The share of the phone that is in view when it starts to play. */
const SHARE_IN_VIEW = 0.6

/** The phone in the home page's hero. */
export interface HeroPhoneHandle {
  /** Belongs on the phone's element. */
  element: RefObject<HTMLDivElement | null>
  /** Whether it plays the beginning of the product demo. */
  isPlaying: boolean
}

/**
 * Plays the beginning of the product demo in the hero's phone, once, as soon as most of it is in view. It stops when
 * the tab is hidden. It stays still under reduced motion, and where `load` fails, which loads the code of what is played.
 */
export function useHeroPhone(
  load: () => Promise<void>,
  options: Pick<ProductDemoOptions, 'clock' | 'isMotionReduced'> = {},
): HeroPhoneHandle {
  const { clock } = usePorts(options)
  const { isMotionReduced = prefersReducedMotion } = options
  const element = useRef<HTMLDivElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  const play = useEffectEvent(async () => {
    if (isMotionReduced()) return
    await load()
    setPlaying(!document.hidden)
  })
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.every(({ intersectionRatio }) => intersectionRatio < SHARE_IN_VIEW)) return
        observer.disconnect()
        play().catch(() => {})
      },
      { threshold: SHARE_IN_VIEW },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  const afterPlaying = useEffectEvent((act: () => void) => clock.after(HERO_MS, act))
  useEffect(() => {
    if (!isPlaying) return
    const end = () => setPlaying(false)
    const cancel = afterPlaying(end)
    document.addEventListener('visibilitychange', end)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', end)
    }
  }, [isPlaying])

  return { element, isPlaying }
}
