import type { RefObject } from 'react'
import { DEMO_MS } from './product-demo-state.ts'
import { getPlayedShare, timeText } from './scrubber-position.ts'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface ScrubberProps {
  demo: ProductDemoHandle
  /** The position of the present state, in ms. While the demo plays, `moveScrubber` moves it. */
  at: number
  ref: RefObject<HTMLInputElement | null>
}

/** The position in the demo, as a slider. */
export function Scrubber({ demo: { messages, seek }, at, ref }: ScrubberProps) {
  return (
    <input
      ref={ref}
      type="range"
      className="scrubber"
      aria-label={messages.demoPosition}
      aria-valuetext={timeText(at, messages)}
      min={0}
      max={DEMO_MS}
      step={100}
      defaultValue={at}
      style={{ '--played': getPlayedShare(at) }}
      onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
    />
  )
}
