'use client'

import { Button } from '@summit/ui/button'
import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { Drawer } from '@summit/ui/drawer'
import { LinkButton } from '@summit/ui/link-button'
import { Section } from '@summit/ui/section'
import { PageLink } from '../../shared/config/page-link.tsx'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { ridge } from '../drawings/ridge-line.ts'
import { homeMessages } from '../home.ts'
import type { HomeSectionProps } from './section-props.ts'

export interface CtaSectionProps extends HomeSectionProps {
  /** Opens the product demo: the dialog of the `Drawer.Root` around, or one of the host. Without it there is no button. */
  onWatchDemo?: (() => void) | undefined
}

/** Call to action above an elevation chart. */
export function CtaSection({ onWatchDemo, messages: ownMessages }: CtaSectionProps) {
  const { brand, routes } = useConfig()
  const messages = useMessages(homeMessages, ownMessages)
  return (
    <Section background="brand">
      <ContourLines className="[--contour-fade:linear-gradient(150deg,#0003_30%,#000_70%)]" />
      <SummitRidge />
      <Container className="grid justify-items-start gap-6 pb-40">
        <h2 className="max-w-[10.03em] text-h1 wrap-anywhere">{messages.ready(brand.name)}</h2>
        <p className="max-w-measure text-lead text-ink-muted">{messages.readyText}</p>
        <div className="flex flex-wrap gap-4">
          <LinkButton variant="accent" render={<PageLink href={routes.download} />}>
            {messages.downloadFree}
          </LinkButton>
          {onWatchDemo && (
            <Drawer.Trigger
              data-opens="product-demo"
              render={<Button variant="secondary" className="scriptless:hidden print:hidden" />}
              onClick={onWatchDemo}
            >
              {messages.watchDemo}
            </Drawer.Trigger>
          )}
        </div>
      </Container>
    </Section>
  )
}

const { width, height, ground, summit } = ridge
/** How much of the ridge is visible left of its box. */
const START = 130
const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`

/** The hero's ridge, up to a sign on its summit. */
function SummitRidge() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-44 drawn drawn-move [--move:100%] lg:h-80 rtl:mirror"
    >
      <svg
        viewBox={`-${START} 0 ${START + width} ${height}`}
        preserveAspectRatio="none"
        className="size-full fill-sunk stroke-current stroke-2 forced-colors:fill-[Canvas]"
      >
        <path d={ground} vectorEffect="non-scaling-stroke" />
      </svg>
      <span
        className="absolute bottom-(--y) left-(--x) mb-1 [translate:-50%] spot-height"
        style={{ '--x': percent((summit.x + START) / (width + START)), '--y': percent(1 - summit.y / height) }}
      />
    </div>
  )
}
