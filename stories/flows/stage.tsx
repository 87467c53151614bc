import { browserPorts } from '@summit/features/browser-ports'
import { useDashboard } from '@summit/features/dashboard'
import { dashboardPorts } from '@summit/features/dashboard/ports'
import { DashboardPage } from '@summit/features/dashboard/view'
import { movableClock, type MovableClock } from '@summit/features/mocks/clock'
import { useNewsletter } from '@summit/features/newsletter'
import { newsletterPorts } from '@summit/features/newsletter/ports'
import { NewsletterPopup } from '@summit/features/newsletter/view'
import { FeaturesProvider, usePorts } from '@summit/features/provider'
import { useSignIn } from '@summit/features/sign-in'
import { signInPorts } from '@summit/features/sign-in/ports'
import { SignInPage } from '@summit/features/sign-in/view'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useEffect, useState } from 'react'
import { appStoreQr, summit } from '../brands.ts'

export interface StageProps {
  /** Where the flow begins. */
  path: string
  clock: MovableClock
  /** How long the visitor has been here, in ms: the toolbar's clock. */
  elapsedMs: number
}

/**
 * The smallest host there is: the features with the browser's own ports over a mocked network, a clock that the reader
 * moves, and an address bar that is a word.
 */
export function Stage({ path: start, clock, elapsedMs }: StageProps) {
  const [path, setPath] = useState(start)
  const [toasts] = useState(createToasts)
  const [ports] = useState(() =>
    browserPorts({
      brand: summit,
      clock: { now: clock.now, after: clock.after },
      navigate: (to) => setPath(to),
      notify: toasts.notify,
    }),
  )
  useEffect(() => clock.moveTo(elapsedMs), [clock, elapsedMs])

  return (
    <FeaturesProvider ports={ports}>
      <Screen path={path} />
      <Toaster toasts={toasts} />
    </FeaturesProvider>
  )
}

function Screen({ path }: { path: string }) {
  switch (path) {
    case '/auth/login':
      return <SignIn />
    case '/dashboard':
      return <Dashboard />
    default:
      return <Elsewhere path={path} />
  }
}

function SignIn() {
  return <SignInPage signIn={useSignIn(usePorts(signInPorts))} product={summit.name} />
}

function Dashboard() {
  return <DashboardPage dashboard={useDashboard(usePorts(dashboardPorts))} brand={summit} qr={appStoreQr} />
}

/** Stands for every page that the pop-up may open over. */
function Elsewhere({ path }: { path: string }) {
  return (
    <>
      <p className="p-8">You are at {path}</p>
      <NewsletterPopup newsletter={useNewsletter(usePorts(newsletterPorts))} />
    </>
  )
}

/** Gives each run of a story a clock of its own. */
export const withClock = () => ({ clock: movableClock() })
