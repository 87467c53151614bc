import { browserPorts } from '@summit/features/browser-ports'
import { BrokenPage } from '@summit/features/broken-page/view'
import { ErrorBoundary } from '@summit/features/error-boundary'
import { FeaturesProvider } from '@summit/features/provider'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from './brand.ts'
import type { PageModules } from '../navigation/page-modules.ts'
import { routeAt } from './routes.ts'
import { useArrival } from '../navigation/use-arrival.ts'
import { useGo } from '../navigation/use-go.ts'
import { useLinkClicks } from '../navigation/use-link-clicks.ts'

export interface SiteProps {
  pages: PageModules
  /** Comes when it is time for it, if ever; undefined where it cannot be had. */
  newsletter?: Promise<{ Newsletter: ComponentType } | undefined>
  /** Called when React has taken over the page's HTML. */
  onReady?: () => void
}

/** The whole site inside a router. Renders the page of the present address. */
export function Site({ pages, newsletter, onReady }: SiteProps) {
  const go = useGo(pages)
  const [toasts] = useState(createToasts)
  const [ports] = useState(() => browserPorts({ brand, navigate: go, notify: toasts.notify }))
  const [Newsletter, setNewsletter] = useState<ComponentType>()
  useLinkClicks(go)
  useArrival()
  useLayoutEffect(() => onReady?.(), [onReady])
  useEffect(() => {
    void newsletter?.then((module) => setNewsletter(() => module?.Newsletter))
  }, [newsletter])

  return (
    <ErrorBoundary page={<BrokenPage />}>
      <FeaturesProvider ports={ports}>
        <Page pages={pages} />
        {Newsletter && <Newsletter />}
      </FeaturesProvider>
      <Toaster toasts={toasts} />
    </ErrorBoundary>
  )
}

/** Its code is here: whoever hydrates, prerenders or goes somewhere has waited for it. */
function Page({ pages }: { pages: PageModules }) {
  const route = routeAt(useLocation().pathname)
  const page = pages.at(route)
  if (!page) throw new Error(`There is no page "${route.page}" to show: its code was not waited for, or exports none.`)
  return <page.default />
}
