import type { Decorator } from '@storybook/react-vite'
import { SiteChrome } from '@summit/features/site-chrome'

/** Decorator: a page with top bar and footer, as the site shows it. */
export const inSiteChrome = (path: string): Decorator =>
  function InSiteChrome(Story) {
    return (
      <SiteChrome current={path}>
        <Story />
      </SiteChrome>
    )
  }
