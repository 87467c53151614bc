'use client'

import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { LinkButton } from '@summit/ui/link-button'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { notFoundMessages, type NotFoundMessages } from './not-found.ts'

export interface NotFoundProps {
  /** Messages that override the provider's translations. */
  messages?: Partial<NotFoundMessages> | undefined
}

/** The 404 page. It does not name the path, since one document serves all paths. Renders the page's `<main>`. */
export function NotFound({ messages: ownMessages }: NotFoundProps) {
  const { routes } = useConfig()
  const { title, text, home } = useMessages(notFoundMessages, ownMessages)
  return (
    <main className="relative flex min-h-[min(46rem,100dvh)] flex-col overflow-clip pt-16">
      <ContourLines className="[--contour-fade:linear-gradient(#0002_45%,#000_70%)] lg:[--contour-fade:linear-gradient(100deg,#0002_40%,#000_80%)]" />
      <Container className="flex grow flex-col">
        <div className="grid justify-items-start gap-6 lg:my-auto lg:pb-24">
          <h1 className="max-w-[6.17em]">{title}</h1>
          <p className="max-w-measure text-lead text-ink-muted">{text}</p>
          <LinkButton variant="accent" render={<PageLink href={routes.home} />}>
            {home}
          </LinkButton>
        </div>
      </Container>
      <LostRoute />
    </main>
  )
}

/**
 * Illustration: a dotted route and the cross at its end, from where it is drawn, so that its last dot is in the middle.
 * Below the text on phones, beside it on wide screens.
 */
function LostRoute() {
  return (
    <svg
      viewBox="870 300 570 620"
      aria-hidden="true"
      className="pointer-events-none h-72 max-w-full self-end md:h-112 fill-none stroke-accent-ink stroke-[2.5] lg:absolute lg:inset-e-0 lg:bottom-0 lg:h-[85%]"
    >
      <path
        strokeDasharray="2 7"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d="M1024 358C1070 392 1110 342 1160 372s70 110 10 150-150 20-190 70-60 140 20 170 130-48 210-20 120 118 230 158"
      />
      <path strokeWidth="4" vectorEffect="non-scaling-stroke" d="m1006 340 36 36m0-36-36 36" />
    </svg>
  )
}
