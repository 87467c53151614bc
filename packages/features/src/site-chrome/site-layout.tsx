'use client'

import { Suspense, useState, type ReactNode } from 'react'
import type { Brand } from '../shared/brand/brand.ts'
import { latePart } from '../shared/late-part.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import type { MenuHandle } from './use-menu.ts'

export interface SiteChromeProps {
  menu: MenuHandle
  brand: Brand
  /** The pathname of the present page. */
  current: string
  /** The page: its `<main>`. */
  children: ReactNode
}

// Loaded when the menu is first opened, so that it is in no page's first load.
const MenuDrawer = latePart(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/**
 * What surrounds every page: a skip link, the top bar, the footer, and the drawer once it has been opened (CHROME-01).
 */
export function SiteChrome({ menu, brand, current, children }: SiteChromeProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (menu.state.status === 'open' && !wasOpened) setWasOpened(true)
  return (
    <>
      <a
        href="#content"
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-3 focus-visible:z-(--z-tooltip) focus-visible:bg-surface focus-visible:p-3"
      >
        {menu.messages.skip}
      </a>
      <TopBar menu={menu} product={brand.name} current={current} />
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Footer brand={brand} messages={menu.messages} />
      {wasOpened && (
        <Suspense>
          <MenuDrawer menu={menu} current={current} />
        </Suspense>
      )}
    </>
  )
}
