import { Countdown } from '@summit/ui/countdown'
import { Dialog } from '@summit/ui/dialog'
import { QrCode } from '@summit/ui/qr-code'
import type { AppStoreQr } from '../../shared/brand/brand.ts'
import { useConfig } from '../../shared/config/use-config.ts'
import { AppStoreButton } from '../../shared/store-buttons.tsx'
import { DEMO_SCREEN_MS, demoScreens, isOpen, position, type ProductDemoScreen } from './product-demo-state.ts'
import { DemoControls } from './demo-controls.tsx'
import { DemoScreen } from './demo-screen.tsx'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface ProductDemoDialogProps {
  demo: ProductDemoHandle
  screen: ProductDemoScreen
  qr?: AppStoreQr | undefined
}

/** The product demo: three screens of the app with a sentence about each, and links to the app. Renders a modal dialog. */
export function ProductDemoDialog({ demo, screen, qr }: ProductDemoDialogProps) {
  const { brand } = useConfig()
  const { state, messages, next, previous, close: closeDemo } = demo
  const isPlaying = state.status === 'playing'
  return (
    <div
      className="contents"
      // Key events of the dialog bubble up React's tree, so the arrow keys work wherever the focus is in it.
      onKeyDown={({ key, currentTarget }) => {
        const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
        if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) next()
        if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) previous()
      }}
    >
      <Dialog.Root open={isOpen(state)} onOpenChange={(isOpen) => !isOpen && closeDemo()}>
        <Dialog.Content closeLabel={messages.close}>
          <Dialog.Title>{messages.demo(brand.name)}</Dialog.Title>
          <DemoScreen
            screen={screen}
            messages={messages}
            label={messages.screens[screen](brand.name)}
            className="justify-self-center rise-in text-[clamp(5px,1dvh,11px)]"
          />
          <div className="h-0.75 bg-line">{isPlaying && <Countdown key={screen} ms={DEMO_SCREEN_MS} />}</div>
          {/* Screens that change by themselves are not announced: they would interrupt the visitor. */}
          <div
            aria-live={isPlaying ? 'off' : 'polite'}
            aria-atomic="true"
            className="grid min-h-22 content-start gap-1"
          >
            <Dialog.Description>{messages.sentences[screen]}</Dialog.Description>
            <p className="text-small text-ink-muted tabular-nums">
              {messages.position(position(screen), demoScreens.length)}
            </p>
          </div>
          <DemoControls demo={demo} screen={screen} />
          {brand.stores && (
            <div className="flex items-center gap-4 border-t border-line pt-4">
              {qr && <QrCode {...qr} label={messages.qrCode(brand.name)} className="size-24 handheld:hidden" />}
              <AppStoreButton variant="accent" />
            </div>
          )}
        </Dialog.Content>
      </Dialog.Root>
    </div>
  )
}
