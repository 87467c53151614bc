'use client'

import { Drawer } from '@summit/ui/drawer'
import { useLayoutEffect, useRef } from 'react'
import { DemoControls } from './demo-controls.tsx'
import { DemoPhone } from './demo-phone.tsx'
import { DemoStage } from './demo-stage.tsx'
import { getChapter, getStillTime, isOpen, stills } from './product-demo-state.ts'
import { usePlayback } from './use-playback.ts'
import { useConfig } from '../../shared/config/use-config.ts'
import type { ProductDemoHandle } from './use-product-demo.ts'

/** The player in the product demo's dialog: the phone, a caption, the controls. */
export function DemoPlayer({ demo }: { demo: ProductDemoHandle }) {
  const { brand } = useConfig()
  const { state, messages } = demo
  const { stage, scrubber } = usePlayback(demo)
  const playButton = useRef<HTMLButtonElement>(null)
  const isShown = isOpen(state)
  useLayoutEffect(() => {
    // The focus was on the placeholder, or is on what scrolls in a low window.
    if (isShown && document.activeElement?.contains(playButton.current)) playButton.current?.focus()
  }, [isShown])
  const at = state.status === 'closed' ? 0 : state.at
  const { caption } = messages.demoScenes.chapters[getChapter(at)]

  return (
    <>
      <DemoStage ref={stage}>
        <div className="absolute inset-0 flex justify-center pt-5 [container-type:size] [--forward:1] rtl:[--forward:-1]">
          <DemoPhone chapter={getChapter(at)} messages={messages} />
        </div>
      </DemoStage>
      {/* Announced once per chapter. */}
      <div aria-live="polite" aria-atomic="true" className="grid min-h-14 content-start gap-1 md:content-center">
        <Drawer.Description className="text-balance md:font-display md:text-[1.875rem]/[1.15] md:text-ink">
          {state.status === 'ended' ? messages.demoScenes.ended(brand.name) : caption}
        </Drawer.Description>
        {state.status === 'still' && (
          <p className="text-small text-ink-muted tabular-nums">
            {messages.position(getStillTime(at) + 1, stills.length)}
          </p>
        )}
      </div>
      <DemoControls demo={demo} at={at} playButton={playButton} scrubber={scrubber} />
    </>
  )
}
