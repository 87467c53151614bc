'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { DEMO_MS } from './product-demo-state.ts'
import { moveScrubber } from './scrubber-position.ts'
import { createTimeline, type Timeline } from './timeline.ts'
import { tracks } from './tracks.ts'
import type { ProductDemoHandle } from './use-product-demo.ts'

/** Shows the demo's position in the drawing and in the scrubber: at every change of state, and in every frame while it plays. */
export function usePlayback({ state, messages, position, seek }: ProductDemoHandle) {
  const stage = useRef<HTMLDivElement>(null)
  const scrubber = useRef<HTMLInputElement>(null)
  const timeline = useRef<Timeline>(null)

  // The time that its code took to load is not played.
  const start = useEffectEvent(() => {
    if (state.status === 'playing') seek(0)
  })
  useLayoutEffect(() => {
    start()
    if (!stage.current) return
    const created = createTimeline(stage.current, tracks, DEMO_MS)
    timeline.current = created
    return () => created.cancel()
  }, [])

  const show = useEffectEvent(() => {
    const at = position()
    if (timeline.current) timeline.current.currentTime = at
    if (scrubber.current) moveScrubber(scrubber.current, at, messages)
  })
  useLayoutEffect(() => {
    show()
    if (state.status !== 'playing') return
    let frame = requestAnimationFrame(function step() {
      show()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [state])

  return { stage, scrubber }
}
