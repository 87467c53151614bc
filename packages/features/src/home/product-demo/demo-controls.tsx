import { Button } from '@summit/ui/button'
import { demoScreens, type ProductDemoScreen } from './product-demo-state.ts'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface DemoControlsProps {
  demo: ProductDemoHandle
  screen: ProductDemoScreen
}

/** The buttons of the product demo: play or pause, previous, next. */
export function DemoControls({ demo, screen }: DemoControlsProps) {
  const { state, messages, next, previous } = demo
  return (
    <div className="flex flex-wrap gap-1">
      <PlayButton demo={demo} />
      <Button
        size="small"
        variant="tertiary"
        className={atAnEnd}
        aria-disabled={screen === demoScreens[0]}
        onClick={previous}
      >
        {messages.previous}
      </Button>
      <Button
        size="small"
        variant="tertiary"
        className={atAnEnd}
        aria-disabled={state.status === 'ended'}
        onClick={next}
      >
        {messages.next}
      </Button>
    </div>
  )
}

/** At an end of the demo a button stays focusable, so that the arrow keys go on working. */
const atAnEnd = 'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-muted'

function PlayButton({ demo: { state, messages, play, pause } }: { demo: ProductDemoHandle }) {
  if (state.status === 'playing')
    return (
      <Button size="small" onClick={pause}>
        {messages.pause}
      </Button>
    )
  return (
    <Button size="small" onClick={play}>
      {state.status === 'ended' ? messages.playAgain : messages.play}
    </Button>
  )
}
