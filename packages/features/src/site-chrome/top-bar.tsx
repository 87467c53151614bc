'use client'

import { Container } from '@summit/ui/container'
import { Drawer } from '@summit/ui/drawer'
import { IconButton } from '@summit/ui/icon-button'
import { MenuIcon } from '@summit/ui/icons'
import { LinkButton } from '@summit/ui/link-button'
import type { Store } from '../shared/config/brand.ts'
import type { ReactNode } from 'react'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { Wordmark } from '../shared/drawings/wordmark.tsx'
import { mainLinks, siteChromeMessages, type MainLink, type SiteChromeMessages } from './site-chrome.ts'

export interface TopBarProps {
  /** The pathname of the current page, whose link is marked. */
  current?: string | undefined
  /** Its links to pages. @default features, pricing, download, contact, terms */
  links?: readonly MainLink[] | undefined
  /** The id of the `MenuDrawer` with the links on small screens. Without it there is no menu button. */
  menuId?: string | undefined
  /** What stands before the links to the account, such as `ClimbProfile` of the home page. */
  children?: ReactNode
  /** Messages that override the provider's translations. */
  messages?: Partial<SiteChromeMessages> | undefined
}

/**
 * The top bar. It stays in place while the page scrolls. Without scripts its links wrap instead of hiding. On small screens one
 * link fits beside the menu button, and none with very large text.
 */
export function TopBar({ current, links, menuId, children, messages: ownMessages }: TopBarProps) {
  const { brand, routes } = useConfig()
  const messages = useMessages(siteChromeMessages, ownMessages)
  return (
    <header
      data-top-bar=""
      className="print:hidden sticky top-0 z-(--z-bar) border-b [view-transition-name:bar] border-line bg-ground"
    >
      <Container className="@container flex min-h-(--bar-height) items-center gap-x-[min(2rem,4vw)] lg:gap-x-[min(2rem,2vw)] scriptless:flex-wrap scriptless:py-2">
        <Wordmark />
        <nav
          aria-label={messages.main}
          className="scriptless:flex hidden flex-wrap gap-x-[inherit] max-lg:order-1 max-lg:w-full max-lg:gap-x-4 max-lg:text-small lg:flex"
        >
          {(links ?? mainLinks(messages, routes)).map(({ label, href }) => (
            <PageLink
              key={href}
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="border-b-2 border-transparent py-2 no-underline hover:border-ink aria-[current]:border-ink forced-colors:not-aria-[current]:border-[Canvas]"
            >
              {label}
            </PageLink>
          ))}
        </nav>
        <div className="flex grow items-center justify-end gap-x-[inherit] lg:whitespace-nowrap">
          {children}
          <div className="max-lg:hidden signed-in:hidden flex gap-x-[inherit]">
            <LinkButton variant="tertiary" size="small" render={<PageLink href={routes.login} />}>
              {messages.login}
            </LinkButton>
            <LinkButton variant="secondary" size="small" render={<PageLink href={routes.signup} />}>
              {messages.getStarted}
            </LinkButton>
          </div>
          {brand.stores && (
            <>
              <AppLink store={brand.stores.appStore} label={messages.getTheApp} className="android:hidden" />
              <AppLink store={brand.stores.googlePlay} label={messages.getTheApp} className="not-android:hidden" />
            </>
          )}
          <LinkButton
            variant="secondary"
            size="small"
            aria-current={current === routes.dashboard ? 'page' : undefined}
            className="not-signed-in:hidden max-lg:@max-[20rem]:hidden"
            render={<PageLink href={routes.dashboard} />}
          >
            {messages.dashboard}
          </LinkButton>
          {menuId && (
            <Drawer.Trigger
              drawer={menuId}
              className="scriptless:hidden me-[-10px] lg:hidden"
              render={
                <IconButton label={messages.openMenu}>
                  <MenuIcon />
                </IconButton>
              }
            />
          )}
        </div>
      </Container>
    </header>
  )
}

interface AppLinkProps {
  store: Store | undefined
  label: string
  /** Hides it on devices of the other store. */
  className: string
}

/** On small screens, leads to a store, or to the download page while the app is not in that store. */
function AppLink({ store, label, className }: AppLinkProps) {
  const { download } = useConfig().routes
  return (
    <LinkButton
      size="small"
      className={`signed-in:hidden lg:hidden @max-[20rem]:hidden ${className}`}
      render={store?.url ? <a href={store.url} /> : <PageLink href={download} />}
    >
      {label}
    </LinkButton>
  )
}
