import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { getPage } from './routing/page-components.ts'
import { getRoute } from './routing/routes.ts'
import { Site } from './site.tsx'

/** The interface of this module to the loader. */
export interface Client {
  /**
   * Hydrates the prerendered page. Resolves when that is done; rejects if the page's code cannot be loaded.
   * `newsletterDue` resolves when the newsletter pop-up may open, if ever.
   */
  hydrate(newsletterDue: Promise<void>): Promise<void>
}

export const hydrate: Client['hydrate'] = async (newsletterDue) => {
  const { pathname } = window.location
  await Promise.all([getPage(getRoute(pathname)).preload(), documentParsed()])
  const root = document.getElementById('root')
  if (!root) throw new Error('This document has no #root.')
  const settings = {
    sendsEnquiries: 'sendsEnquiries' in root.dataset,
    createsAccounts: 'createsAccounts' in root.dataset,
    minPasswordLength: Number(root.dataset['minPasswordLength']) || undefined,
  }
  // Not-found, where the settings leave a page out.
  await getPage(getRoute(pathname, settings.createsAccounts)).preload()
  await new Promise<void>((resolve) => {
    // In a transition, React yields to input events while it hydrates.
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter useTransitions={false}>
          <Site settings={settings} newsletterDue={newsletterDue} onHydrated={resolve} />
        </BrowserRouter>,
        // The error boundary reports to the log.
        { onCaughtError: () => {} },
      )
    })
  })
}

/** Resolves when the document is parsed: a visitor may interact before. */
function documentParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}
