import { useId, type ReactNode } from 'react'
import type { Brand } from '../shared/brand/brand.ts'
import { Footer } from './footer.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import type { ChromeMessages } from './site-chrome.ts'
import { TopBar } from './top-bar.tsx'

export interface SiteChromeProps {
  messages: ChromeMessages
  brand: Brand
  /** The pathname of the present page. */
  current: string
  /** The page: its `<main>`. */
  children: ReactNode
}

/** What surrounds every page: a skip link, the top bar and its drawer, and the footer (CHROME-01). */
export function SiteChrome({ messages, brand, current, children }: SiteChromeProps) {
  const menuId = useId()
  return (
    <>
      <a
        href="#content"
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-3 focus-visible:z-(--z-tooltip) focus-visible:bg-surface focus-visible:p-3"
      >
        {messages.skip}
      </a>
      <TopBar messages={messages} product={brand.name} current={current} menuId={menuId} />
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Footer brand={brand} messages={messages} />
      {/* Last, so that the first screen arrives before it. */}
      <MenuDrawer id={menuId} messages={messages} current={current} />
    </>
  )
}
