'use client'

import { useId, type ReactNode } from 'react'
import { useMessages } from '../shared/config/use-messages.ts'
import { Footer } from './footer.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { siteChromeMessages, type FooterColumn, type MainLink, type SiteChromeMessages } from './site-chrome.ts'
import { TopBar } from './top-bar.tsx'

export interface SiteChromeViewProps {
  /** The pathname of the current page, whose link is marked. */
  current?: string | undefined
  /** The links of the top bar and the drawer. @default features, pricing, download, contact, terms */
  links?: readonly MainLink[] | undefined
  /** The columns of the footer. @default product and company */
  columns?: readonly FooterColumn[] | undefined
  /** What stands in the top bar before the links to the account, such as `ClimbProfile` of the home page. */
  bar?: ReactNode
  /** Messages that override the provider's translations. */
  messages?: Partial<SiteChromeMessages> | undefined
  /** The page: its `<main>`. */
  children: ReactNode
}

/** The layout of every page: a skip link, the top bar with its drawer, the page, and the footer. */
export function SiteChromeView({ current, links, columns, bar, messages, children }: SiteChromeViewProps) {
  const { skip } = useMessages(siteChromeMessages, messages)
  const menuId = useId()
  const navigation = { current, links, messages }
  return (
    <>
      <a href="#content" className="fixed start-4 top-3 z-(--z-tooltip) bg-surface p-3 not-focus-visible:sr-only">
        {skip}
      </a>
      <TopBar {...navigation} menuId={menuId}>
        {bar}
      </TopBar>
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Footer columns={columns} messages={messages} />
      {/* Last, so that the first screen arrives before it. */}
      <MenuDrawer {...navigation} id={menuId} />
    </>
  )
}
