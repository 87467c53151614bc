import type { Decorator } from '@storybook/react-vite'
import { SiteChrome } from '@summit/features/site-chrome'
import type { ReactNode } from 'react'

/** Decorator: a page with top bar and footer, as the site shows it. `bar` stands in the top bar. */
export const inSiteChrome = (path: string, bar?: ReactNode): Decorator =>
  function InSiteChrome(Story) {
    return (
      <SiteChrome current={path} bar={bar}>
        <Story />
      </SiteChrome>
    )
  }
