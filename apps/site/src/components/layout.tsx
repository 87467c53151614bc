import { useBrand, usePorts } from '@summit/features/provider'
import { useSiteChrome } from '@summit/features/site-chrome'
import { siteChromePorts } from '@summit/features/site-chrome/ports'
import { SiteChrome } from '@summit/features/site-chrome/view'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** Top bar and footer round a page. Account screens go without: they are for one thing at a time. */
export function Layout({ children }: { children: ReactNode }) {
  const messages = useSiteChrome(usePorts(siteChromePorts))
  return (
    <SiteChrome messages={messages} brand={useBrand()} current={useLocation().pathname}>
      {children}
    </SiteChrome>
  )
}
