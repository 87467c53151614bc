import { brand } from '@summit/brand'
import { brokenPageMessages } from '@summit/brand/messages/broken-page'
import { BrokenPage, ErrorBoundary } from '@summit/features/broken-page'
import { loadable } from '@summit/features/loadable'
import { FeaturesProvider } from '@summit/features/provider'
import { SummitMark } from '@summit/ui/product/mark'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { getPage } from './routing/page-components.ts'
import { notFound, findRoute, routes } from './routing/routes.ts'
import { useLinkClicks } from './routing/use-link-clicks.ts'
import { usePreloadingNavigate } from './routing/use-preloading-navigate.ts'
import { useRouteEffects } from './routing/use-route-effects.ts'
import type { Settings } from './settings.ts'

export interface SiteProps {
  settings: Settings
  /** Resolves when the newsletter pop-up may open, if ever. */
  newsletterDue?: Promise<void>
  /** Called when hydration is done. */
  onHydrated?: () => void
}

const siteBrand = { ...brand, logo: <SummitMark /> }
const pages = routes.map((route) => ({ path: route.path, Page: getPage(route) }))
const NotFound = getPage(notFound)
const Newsletter = loadable(
  async () => (await import('./newsletter.tsx')).Newsletter,
  () => null,
)

/** The site, inside of a router. Renders the page of the current address. */
export function Site({ settings, newsletterDue, onHydrated }: SiteProps) {
  const navigate = usePreloadingNavigate()
  const [toasts] = useState(createToasts)
  const [isNewsletterDue, setNewsletterDue] = useState(false)
  useLinkClicks(navigate)
  useRouteEffects()
  useLayoutEffect(() => onHydrated?.(), [onHydrated])
  useEffect(() => void newsletterDue?.then(() => setNewsletterDue(true)), [newsletterDue])

  return (
    <ErrorBoundary
      fallback={<BrokenPage messages={brokenPageMessages} />}
      onError={(error) => console.error('A page broke while it was rendered.', error)}
      resetKey={useLocation().key}
    >
      <FeaturesProvider brand={siteBrand} notify={toasts.notify} navigate={navigate} {...settings}>
        <PageRoutes {...settings} />
        {isNewsletterDue && <Newsletter />}
      </FeaturesProvider>
      <Toaster toasts={toasts} />
    </ErrorBoundary>
  )
}

/** The page of the current address. It is preloaded: by the prerenderer, by hydration or by navigation. */
function PageRoutes({ createsAccounts }: Settings) {
  // <Routes> also matches a trailing slash and encoded letters. The server serves exact paths only (ROUTE-22).
  if (!findRoute(useLocation().pathname, createsAccounts)) return <NotFound />
  return (
    <Routes>
      {pages.map(({ path, Page }) => (
        <Route key={path} path={path} caseSensitive element={<Page />} />
      ))}
    </Routes>
  )
}
