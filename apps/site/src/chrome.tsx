import { useBrand } from '@summit/features/provider'
import { useMenu } from '@summit/features/site-chrome'
import { SiteChrome } from '@summit/features/site-chrome/view'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** Top bar and footer round a page. Account screens go without: they are for one thing at a time. */
export function Chrome({ children }: { children: ReactNode }) {
  return (
    <SiteChrome menu={useMenu()} brand={useBrand()} current={useLocation().pathname}>
      {children}
    </SiteChrome>
  )
}
