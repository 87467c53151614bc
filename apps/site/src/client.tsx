import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createPageModules } from './page-modules.ts'
import { routeAt } from './routes.ts'
import { Site } from './site.tsx'

/** What the loader asks of this file. */
export interface Client {
  /** Makes the prerendered page live. Resolves when React is there; rejects while the page's code cannot be had. */
  hydrate(): Promise<void>
}

export const hydrate: Client['hydrate'] = async () => {
  const pages = createPageModules()
  await Promise.all([pages.load(routeAt(window.location.pathname)), parsed()])
  const root = document.getElementById('root')
  if (!root) throw new Error('This document has no element with id "root" to hydrate. The prerenderer writes it.')
  await new Promise<void>((resolve) => {
    // In a transition, React yields to the visitor while it walks through the page.
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <Site pages={pages} onReady={resolve} />
        </BrowserRouter>,
      )
    })
  })
}

/** Resolves when the document is whole: interest may come before its last line does. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}
