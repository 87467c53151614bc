import { Accordion } from '@summit/ui/accordion'
import { Button } from '@summit/ui/button'
import { SegmentedControl } from '@summit/ui/segmented-control'
import { useState } from 'react'
import { useCopy } from '../../../.storybook/docs/copy.tsx'
import type { Settings } from '../../../.storybook/modes.ts'
import { BrandFields } from './brand-fields.tsx'
import { getChanges, toCss, type Brand } from './brand-properties.ts'
import { ContrastSummary, ContrastTable } from './contrast-list.tsx'
import { measureContrasts } from './measure-contrasts.ts'
import { screens, ThemePreview } from './theme-preview.tsx'

/** What is edited, and what follows from it. */
const toState = (brand: Brand) => {
  const changes = getChanges(brand)
  return { brand, css: toCss(changes), contrasts: measureContrasts(changes) }
}

// SAFETY: the keys of `screens`.
const screenIds = Object.keys(screens) as (keyof typeof screens)[]

export interface ThemeEditorProps {
  /** What is typed at first, by property. */
  initial: Brand
  /** The toolbar's settings, for the screens. */
  settings: Settings
}

/** Chooses a brand, and shows it on screens, its contrasts and its CSS. */
export function ThemeEditor({ initial, settings }: ThemeEditorProps) {
  const [{ brand, css, contrasts }, setState] = useState(() => toState(initial))
  const [screen, setScreen] = useState<keyof typeof screens>('features-sign-in--idle')
  const copy = useCopy()
  return (
    <div className="@container">
      <div className="grid gap-10 @min-[60rem]:grid-cols-[23rem_minmax(0,1fr)]">
        <BrandFields
          brand={brand}
          onChange={(property, value) => setState(({ brand }) => toState({ ...brand, [property]: value }))}
        />
        {/* In a narrow window the screens stay above the fields, and what follows from them is below. */}
        <div className="contents @min-[60rem]:sticky @min-[60rem]:top-4 @min-[60rem]:grid @min-[60rem]:min-w-0 @min-[60rem]:content-start @min-[60rem]:gap-6 @min-[60rem]:self-start">
          <div className="sticky top-0 z-1 order-first grid min-w-0 gap-4 bg-ground py-3 @min-[60rem]:static @min-[60rem]:gap-6 @min-[60rem]:py-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <SegmentedControl
                label="Screen"
                options={screenIds.map((value) => ({ value, label: screens[value] }))}
                value={screen}
                onValueChange={(value) => setScreen(screenIds.find((id) => id === value) ?? screen)}
              />
              <div className="flex flex-wrap gap-3">
                <Button variant="secondary" size="small" onClick={() => setState(toState({}))}>
                  Reset
                </Button>
                <Button size="small" onClick={() => copy(css)}>
                  Copy CSS
                </Button>
              </div>
            </div>
            <div className="grid h-[45svh] grid-cols-[85%_85%] grid-rows-[minmax(0,1fr)] gap-4 overflow-x-auto @min-[40rem]:grid-cols-2 @min-[60rem]:h-[max(24rem,calc(100dvh-22rem))]">
              <ThemePreview screen={screen} settings={settings} css={css} />
            </div>
          </div>
          <div className="grid min-w-0 gap-6 @min-[60rem]:grid-cols-2">
            <section aria-label="Contrast" tabIndex={0} className="@min-[60rem]:max-h-52 @min-[60rem]:overflow-y-auto">
              <ContrastSummary contrasts={contrasts} />
            </section>
            <pre
              role="region"
              aria-label="CSS"
              tabIndex={0}
              className="max-h-52 overflow-auto border border-line bg-surface p-3 font-mono text-caption whitespace-pre"
            >
              {css || '/* Summit’s own brand: nothing to set. */'}
            </pre>
          </div>
        </div>
        <Accordion
          className="min-w-0 @min-[60rem]:col-span-full"
          headingLevel={3}
          items={[{ title: 'Contrast of every pair', content: <ContrastTable contrasts={contrasts} /> }]}
        />
      </div>
    </div>
  )
}
