import { Button } from '@summit/ui/button'
import { Countdown } from '@summit/ui/countdown'
import { Dialog } from '@summit/ui/dialog'
import { QrCode } from '@summit/ui/qr-code'
import type { AppStoreQr, Brand } from '../../shared/brand/brand.ts'
import { AppStoreButton } from '../../shared/store-buttons.tsx'
import type { HomeMessages } from '../home.ts'
import { DEMO_SCREEN_MS, demoScreens, isOpen, position, type ProductDemoScreen } from './product-demo.ts'
import { ScanScreen } from '../drawings/scan-screen.tsx'
import { ProgressScreen, TodayScreen } from '../drawings/screens.tsx'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface ProductDemoDialogProps {
  demo: ProductDemoHandle
  screen: ProductDemoScreen
  brand: Brand
  qr: AppStoreQr
}

/** The product demo: three screens of the app, with a sentence about each, and the way to it. Renders a modal dialog. */
export function ProductDemoDialog({ demo, screen, brand, qr }: ProductDemoDialogProps) {
  const { state, messages, next, previous, close } = demo
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
      <Dialog.Root open={isOpen(state)} onOpenChange={(isOpen) => !isOpen && close()}>
        <Dialog.Content closeLabel={messages.close}>
          <Dialog.Title>{messages.demo(brand.name)}</Dialog.Title>
          <Picture
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
          <div className="flex items-center gap-4 border-t border-line pt-4">
            <QrCode {...qr} label={messages.qrCode(brand.name)} className="size-24! handheld:hidden" />
            <AppStoreButton brand={brand} variant="accent" />
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </div>
  )
}

interface PictureProps {
  screen: ProductDemoScreen
  messages: HomeMessages
  label: string
  className: string
}

function Picture({ screen, messages: { app }, ...props }: PictureProps) {
  switch (screen) {
    case 'today':
      return <TodayScreen texts={app.today} {...props} />
    case 'scan':
      return <ScanScreen texts={app.scan} {...props} />
    case 'progress':
      return <ProgressScreen texts={app.progress} {...props} />
    default:
      return screen satisfies never
  }
}

/** A step that leads nowhere stays focusable, so that the arrow keys go on working. */
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
