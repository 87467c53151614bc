'use client'

import { ContourLines } from '@summit/ui/product/contour'
import { Drawer } from '@summit/ui/drawer'
import { LinkButton } from '@summit/ui/link-button'
import { breakpoints } from '@summit/ui/tokens'
import { useEffect, useRef } from 'react'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { mainLinks, siteChromeMessages, type MainLink, type SiteChromeMessages } from './site-chrome.ts'

export interface MenuDrawerProps {
  /** The top bar's `menuId`. */
  id: string
  /** The pathname of the current page, whose link is marked. */
  current?: string | undefined
  /** Its links to pages. @default features, pricing, download, contact, terms */
  links?: readonly MainLink[] | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<SiteChromeMessages> | undefined
}

/** The top bar's links on small screens, in a drawer. It closes when the window becomes wide enough for the bar's own. */
export function MenuDrawer({ id, current, links, messages: ownMessages }: MenuDrawerProps) {
  const { routes } = useConfig()
  const messages = useMessages(siteChromeMessages, ownMessages)
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${breakpoints.lg}rem)`)
    const closeIfWide = () => {
      if (wide.matches) drawer.current?.close()
    }
    // The drawer opens before hydration, and the window may have been resized since.
    closeIfWide()
    wide.addEventListener('change', closeIfWide)
    return () => wide.removeEventListener('change', closeIfWide)
  }, [])

  return (
    <Drawer.Content ref={drawer} id={id} closeLabel={messages.close}>
      <Drawer.Title>{messages.menu}</Drawer.Title>
      <ContourLines className="[--contour-fade:linear-gradient(0deg,#000,transparent_22rem)]" />
      <nav aria-label={messages.menu} className="relative mb-8 grid">
        {(links ?? mainLinks(messages, routes)).map(({ label, href }) => (
          <PageLink
            key={href}
            href={href}
            aria-current={href === current ? 'page' : undefined}
            className="group flex items-center justify-between border-b border-line py-3.5 font-display text-h3 no-underline"
          >
            {label}
            <span
              aria-hidden="true"
              className="hidden h-3 w-3.5 bg-(--color-accent) [clip-path:var(--triangle)] group-aria-[current]:block forced-colors:bg-[CanvasText]"
            />
          </PageLink>
        ))}
      </nav>
      <div className="signed-in:hidden relative mt-auto grid gap-3">
        <LinkButton block render={<PageLink href={routes.signup} />}>
          {messages.getStarted}
        </LinkButton>
        <LinkButton variant="secondary" block render={<PageLink href={routes.login} />}>
          {messages.login}
        </LinkButton>
      </div>
      <div className="not-signed-in:hidden relative mt-auto grid">
        <LinkButton block render={<PageLink href={routes.dashboard} />}>
          {messages.dashboard}
        </LinkButton>
      </div>
    </Drawer.Content>
  )
}
