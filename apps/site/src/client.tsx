import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createPageModules } from './routing/page-modules.ts'
import { routeAt } from './routing/routes.ts'
import { Site } from './site.tsx'

/** What the loader calls in this module. */
export interface Client {
  /**
   * Hydrates the prerendered page. Resolves when that is done; rejects where the page's code cannot be loaded.
   * `newsletterDue` resolves when the newsletter may open, if it may.
   */
  hydrate(newsletterDue: Promise<void>): Promise<void>
}

export const hydrate: Client['hydrate'] = async (newsletterDue) => {
  const pages = createPageModules()
  await Promise.all([pages.load(routeAt(window.location.pathname)), parsed()])
  const root = document.getElementById('root')
  if (!root) throw new Error('This document has no element with id "root" to hydrate. The prerenderer writes it.')
  // Not awaited: where its code cannot be loaded, there is no newsletter.
  const newsletter = newsletterDue.then(() => import('./newsletter.tsx')).catch(() => undefined)
  await new Promise<void>((resolve) => {
    // In a transition, React yields to the visitor while it walks through the page.
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter useTransitions={false}>
          <Site pages={pages} newsletter={newsletter} onReady={resolve} />
        </BrowserRouter>,
        // The error boundary reports to the log.
        { onCaughtError: () => {} },
      )
    })
  })
}

/** Resolves when the document is parsed: a visitor may act before it is. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}
