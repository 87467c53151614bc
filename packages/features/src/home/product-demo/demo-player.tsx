import { ContourLines } from '@summit/ui/product/contour'
import { Dialog } from '@summit/ui/dialog'
import { QrCode } from '@summit/ui/product/qr-code'
import type { AppStoreQr } from '../../shared/config/brand.ts'
import { useConfig } from '../../shared/config/use-config.ts'
import { AppStoreButton } from '../../shared/drawings/store-buttons.tsx'
import { DemoControls } from './demo-controls.tsx'
import { DemoPhone } from './demo-phone.tsx'
import { getChapter, getStillTime, stills } from './product-demo-state.ts'
import { usePlayback } from './use-playback.ts'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface DemoPlayerProps {
  demo: ProductDemoHandle
  /** The position of the present state, in ms. */
  at: number
  qr?: AppStoreQr | undefined
}

/** The content of the product demo's dialog: the phone, a caption, the controls, and links to the app. */
export function DemoPlayer({ demo, at, qr }: DemoPlayerProps) {
  const { brand } = useConfig()
  const { state, messages } = demo
  const { stage, scrubber } = usePlayback(demo)
  const chapter = getChapter(at)
  const { caption } = messages.demoScenes.chapters[chapter]
  const isStill = state.status === 'still'
  const isEnded = state.status === 'ended'

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-[auto_1fr_auto_auto] md:gap-x-8">
      <Dialog.Title>{messages.demo(brand.name)}</Dialog.Title>
      <div
        ref={stage}
        className="surface-brand relative h-[clamp(min(14rem,40dvh),100dvh-23rem,40rem)] overflow-clip rounded-2 [container-type:size] [--forward:1] md:row-span-full md:row-start-1 md:h-[clamp(17rem,100dvh-8rem,40rem)] rtl:[--forward:-1]"
      >
        <ContourLines />
        <div className="relative flex justify-center pt-5">
          <DemoPhone chapter={chapter} messages={messages} />
        </div>
      </div>
      {/* Announced once per chapter. */}
      <div aria-live="polite" aria-atomic="true" className="grid min-h-14 content-start gap-1 md:content-center">
        <Dialog.Description className="text-balance md:font-display md:text-[1.875rem]/[1.15] md:text-ink">
          {isEnded ? messages.demoScenes.ended(brand.name) : caption}
        </Dialog.Description>
        {isStill && (
          <p className="text-small text-ink-muted tabular-nums">
            {messages.position(getStillTime(at) + 1, stills.length)}
          </p>
        )}
      </div>
      <DemoControls demo={demo} at={at} scrubber={scrubber} />
      {brand.stores && (
        <div className="flex items-center gap-4 border-t border-line pt-4 max-md:*:grow">
          {qr && <QrCode {...qr} label={messages.qrCode(brand.name)} className="size-24 handheld:hidden" />}
          <AppStoreButton variant={isEnded ? 'accent' : 'primary'} />
        </div>
      )}
    </div>
  )
}
