import { siteChromeMessages } from '@summit/brand/messages/site-chrome'
import { SiteChrome } from '@summit/features/site-chrome'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** The layout of marketing pages and the dashboard. Account pages have none, so that they show one task. */
export function Layout({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <SiteChrome current={useLocation().pathname} bar={bar} messages={siteChromeMessages}>
      {children}
    </SiteChrome>
  )
}
