import { Button } from '@summit/ui/button'
import { IconButton } from '@summit/ui/icon-button'
import { MediaPauseIcon, MediaPlayIcon, MediaReplayIcon } from '@summit/ui/icons'
import type { RefObject } from 'react'
import { getStillTime, stills } from './product-demo-state.ts'
import { Scrubber } from './scrubber.tsx'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface DemoControlsProps {
  demo: ProductDemoHandle
  /** The position of the present state, in ms. */
  at: number
  playButton: RefObject<HTMLButtonElement | null>
  scrubber: RefObject<HTMLInputElement | null>
}

/** The controls of the product demo: play or pause, and the position, or a step to the other stills. */
export function DemoControls({ demo, at, playButton, scrubber }: DemoControlsProps) {
  const { state, messages, next, previous } = demo
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PlayButton demo={demo} ref={playButton} />
      {state.status === 'still' ? (
        <>
          <Button
            size="small"
            variant="tertiary"
            className={atAnEnd}
            aria-disabled={getStillTime(at) === 0}
            onClick={previous}
          >
            {messages.previous}
          </Button>
          <Button
            size="small"
            variant="tertiary"
            className={atAnEnd}
            aria-disabled={getStillTime(at) === stills.length - 1}
            onClick={next}
          >
            {messages.next}
          </Button>
        </>
      ) : (
        <Scrubber ref={scrubber} demo={demo} at={at} />
      )}
    </div>
  )
}

/** At an end of the stills a button stays focusable, so that the arrow keys go on working. */
const atAnEnd = 'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-muted'

interface PlayButtonProps extends Pick<DemoControlsProps, 'demo'> {
  ref: RefObject<HTMLButtonElement | null>
}

function PlayButton({ demo: { state, messages, play, pause }, ref }: PlayButtonProps) {
  if (state.status === 'playing')
    return (
      <IconButton ref={ref} variant="secondary" label={messages.pause} onClick={pause}>
        <MediaPauseIcon />
      </IconButton>
    )
  const isEnded = state.status === 'ended'
  return (
    <IconButton ref={ref} variant="secondary" label={isEnded ? messages.playAgain : messages.play} onClick={play}>
      {isEnded ? <MediaReplayIcon /> : <MediaPlayIcon />}
    </IconButton>
  )
}
