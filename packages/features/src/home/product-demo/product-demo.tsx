'use client'

import { Drawer } from '@summit/ui/drawer'
import { QrCode } from '@summit/ui/product/qr-code'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import type { AppStoreQr } from '../../shared/config/brand.ts'
import { loadable } from '../../shared/config/loadable.tsx'
import { useConfig } from '../../shared/config/use-config.ts'
import { AppStoreButton } from '../../shared/drawings/store-buttons.tsx'
import { DemoPlaceholder } from './demo-stage.tsx'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface ProductDemoProps {
  demo: ProductDemoHandle
  /** A QR code of the app's page in the App Store. Without it none is shown. */
  qr?: AppStoreQr | undefined
}

const DemoPlayer = loadable(async () => (await import('./demo-player.tsx')).DemoPlayer, undefined, {
  Placeholder: DemoPlaceholder,
  isNeeded: ({ demo }) => demo.state.status !== 'closed',
})

/** How far an arrow key goes, in ms. */
const ARROW_MS = 2000

/**
 * The product demo: half a minute of the app, and links to it. Renders a modal dialog, which is in the page from the
 * beginning, so that it opens before hydration; its player is loaded when it is first opened. Needs a `Drawer.Root`
 * around, which opens it.
 */
export function ProductDemo({ demo, qr }: ProductDemoProps) {
  const { brand } = useConfig()
  const { state, messages } = demo
  return (
    <Drawer.Content
      side="center"
      // As wide as a large one, by an attribute: the rule of a class would come before the page's first screen.
      style={{ '--dialog-size': '44rem' }}
      closeLabel={messages.close}
      onKeyDown={(event) => onKey(event, demo)}
    >
      <div className="demo-layout grid grid-cols-1 gap-4">
        <Drawer.Title>{messages.demo(brand.name)}</Drawer.Title>
        <DemoPlayer demo={demo} />
        {brand.stores && (
          <div className="flex items-center gap-4 border-t border-line pt-4 max-md:*:grow">
            {qr && <QrCode {...qr} label={messages.qrCode(brand.name)} className="size-24 handheld:hidden" />}
            <AppStoreButton variant={state.status === 'ended' ? 'accent' : 'primary'} />
          </div>
        )}
      </div>
    </Drawer.Content>
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
