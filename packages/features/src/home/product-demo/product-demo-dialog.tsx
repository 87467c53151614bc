import { Dialog } from '@summit/ui/dialog'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import type { AppStoreQr } from '../../shared/config/brand.ts'
import { DemoPlayer } from './demo-player.tsx'
import { isOpen } from './product-demo-state.ts'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface ProductDemoDialogProps {
  demo: ProductDemoHandle
  /** The position of the present state, in ms. */
  at: number
  qr?: AppStoreQr | undefined
}

/** How far an arrow key goes, in ms. */
const ARROW_MS = 2000

/** The product demo: half a minute of the app, and links to it. Renders a modal dialog. */
export function ProductDemoDialog({ demo, at, qr }: ProductDemoDialogProps) {
  const { state, messages, close } = demo
  return (
    // Key events of the dialog bubble up React's tree, so the keys work wherever the focus is in it.
    <div className="contents" onKeyDown={(event) => onKey(event, demo)}>
      <Dialog.Root open={isOpen(state)} onOpenChange={(isOpen) => !isOpen && close()}>
        <Dialog.Content size="large" closeLabel={messages.close}>
          <DemoPlayer demo={demo} at={at} qr={qr} />
        </Dialog.Content>
      </Dialog.Root>
    </div>
  )
}

/** The keys of video players: Space and K play and pause, the arrows go back and forth. */
function onKey(event: ReactKeyboardEvent, demo: ProductDemoHandle) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  const { state, play, pause, seek, next, previous, position } = demo
  const isPressed = key === ' ' && target instanceof Element && target.closest('button, a')
  if (key.toLowerCase() === 'k' || (key === ' ' && !isPressed)) {
    event.preventDefault()
    if (state.status === 'playing') pause()
    else play()
  }
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  const isForward = key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')
  if (!isForward && key !== (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return
  event.preventDefault()
  if (state.status !== 'still') seek(position() + (isForward ? ARROW_MS : -ARROW_MS))
  else if (isForward) next()
  else previous()
}
