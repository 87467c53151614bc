import { brand } from '@summit/brand'
import { browserPorts } from '@summit/features/browser-ports'
import { BrokenPage } from '@summit/features/broken-page/view'
import { ErrorBoundary } from '@summit/features/error-boundary'
import { FeaturesProvider } from '@summit/features/provider'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageModules } from './routing/page-modules.ts'
import { routeAt } from './routing/routes.ts'
import { useRouteEffects } from './routing/use-route-effects.ts'
import { usePreloadingNavigate } from './routing/use-preloading-navigate.ts'
import { useLinkClicks } from './routing/use-link-clicks.ts'

export interface SiteProps {
  pages: PageModules
  /** Resolves when the newsletter may open, if ever; with undefined where it could not be loaded. */
  newsletter?: Promise<{ Newsletter: ComponentType } | undefined>
  /** Called when hydration is done. */
  onReady?: () => void
}

/** The site, inside of a router. Renders the page of the present address. */
export function Site({ pages, newsletter, onReady }: SiteProps) {
  const go = usePreloadingNavigate(pages)
  const [toasts] = useState(createToasts)
  const [ports] = useState(() => browserPorts({ brand, navigate: go, notify: toasts.notify }))
  const [Newsletter, setNewsletter] = useState<ComponentType>()
  useLinkClicks(go)
  useRouteEffects()
  useLayoutEffect(() => onReady?.(), [onReady])
  useEffect(() => {
    void newsletter?.then((module) => setNewsletter(() => module?.Newsletter))
  }, [newsletter])

  return (
    <ErrorBoundary page={<BrokenPage />} log={ports.log} resetKey={useLocation().key}>
      <FeaturesProvider ports={ports}>
        <Page pages={pages} />
        {Newsletter && <Newsletter />}
      </FeaturesProvider>
      <Toaster toasts={toasts} />
    </ErrorBoundary>
  )
}

/** The page of the present address. Its code is loaded: hydration, prerendering and navigation wait for that. */
function Page({ pages }: { pages: PageModules }) {
  const route = routeAt(useLocation().pathname)
  const page = pages.at(route)
  if (!page) throw new Error(`There is no page "${route.name}" to show: its code was not waited for, or exports none.`)
  return <page.default />
}
