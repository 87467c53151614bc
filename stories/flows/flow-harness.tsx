import type { StoryContext } from '@storybook/react-vite'
import { AuthError } from '@summit/features/auth-error'
import { AuthSuccess } from '@summit/features/auth-success'
import { Confirm } from '@summit/features/confirm'
import { Dashboard } from '@summit/features/dashboard'
import { movableClock, type MovableClock } from '@summit/features/mocks/clock'
import { memoryStorage, type MemoryStorage } from '@summit/features/mocks/storage'
import { Newsletter } from '@summit/features/newsletter'
import { ForgotPassword } from '@summit/features/forgot-password'
import { FeaturesProvider } from '@summit/features/provider'
import { OAuthCallback, OAuthRedirect } from '@summit/features/oauth-callback'
import { SignIn } from '@summit/features/sign-in'
import { SignUp } from '@summit/features/sign-up'
import { UpdatePassword } from '@summit/features/update-password'
import { createToasts, Toaster, type ToasterTexts } from '@summit/ui/toast'
import { useState } from 'react'
import type { ClockSetting } from '../../.storybook/clock.ts'
import { brandAndLanguage, type BrandAndLanguage, wordingIn } from '../../.storybook/with-provider.tsx'
import { appStoreQr, summit } from '../brands.ts'
import { useToolbarClock } from './use-toolbar-clock.ts'

/** Ports that each run of a flow gets for itself, so that flows share no state. */
export interface FlowPorts {
  clock: MovableClock
  /** Replaces localStorage. */
  storage: MemoryStorage
  /** Replaces sessionStorage. */
  tabStorage: MemoryStorage
}

/** The ports of each mount of a flow. Storybook runs loaders at every change of a setting too. */
const mounts = new WeakMap<AbortSignal, FlowPorts>()

/** Storybook loader of every flow: makes its `FlowPorts`. */
export const loadFlowPorts = ({ abortSignal }: Pick<StoryContext, 'abortSignal'>) => {
  const flow: FlowPorts = mounts.get(abortSignal) ?? {
    clock: movableClock(),
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
  }
  mounts.set(abortSignal, flow)
  return { flow }
}

/** The ports that `loadFlowPorts` made. */
export function flowPortsOf(loaded: Record<string, unknown>): FlowPorts {
  // SAFETY: every flow has the loader `loadFlowPorts`.
  return loaded['flow'] as FlowPorts
}

/** Args of a flow. */
export interface FlowArgs {
  /** Path and query that the flow starts at. */
  path: string
  /** Where the flow's clock starts, in ms since the page was opened. @default 0 */
  startMs?: number
}

/** Renders a flow, for a story's `render`. */
export const renderFlow = (args: FlowArgs, context: FlowContext) => (
  <FlowHarness
    {...args}
    {...flowPortsOf(context.loaded)}
    {...brandAndLanguage(context, summit)}
    toasterTexts={wordingIn(context)?.toasterTexts}
    storyId={context.id}
    // SAFETY: `preview.tsx` defines this global and its values.
    setting={context.globals['clock'] as ClockSetting}
  />
)

type FlowContext = Pick<StoryContext, 'id' | 'loaded' | 'globals' | 'parameters'>

interface FlowHarnessProps extends FlowArgs, FlowPorts, BrandAndLanguage {
  toasterTexts: ToasterTexts | undefined
  storyId: string
  /** The toolbar's clock. */
  setting: ClockSetting
}

/**
 * A minimal host: connects the features to browser ports with a mocked network, storage in memory, a manual clock and
 * an in-memory address bar.
 */
function FlowHarness(props: FlowHarnessProps) {
  const { path: start, startMs = 0, clock, storage, tabStorage, storyId, setting } = props
  const { brand, locale, translations, toasterTexts } = props
  const [path, setPath] = useState(start)
  const [bar] = useState(() => addressBar(start))
  const [toasts] = useState(createToasts)
  const toolbarClock = useToolbarClock({ clock, startMs, storyId, setting })
  const [ports] = useState({ address: bar, clock: toolbarClock, storage, tabStorage })
  const [navigate] = useState(() => (to: string) => {
    bar.go(to)
    setPath(to)
  })

  return (
    <FeaturesProvider {...{ brand, locale, translations, navigate, ports }} notify={toasts.notify}>
      <Screen path={path} />
      <Toaster toasts={toasts} duration={Infinity} texts={toasterTexts} />
    </FeaturesProvider>
  )
}

function Screen({ path }: { path: string }) {
  switch (new URL(path, location.origin).pathname) {
    case '/auth/login':
      return <SignIn />
    case '/auth/signup':
      return <SignUp qr={appStoreQr} />
    case '/auth/forgot-password':
      return <ForgotPassword />
    case '/auth/google/callback':
      return <OAuthRedirect provider="google" />
    case '/auth/callback':
      return <OAuthCallback />
    case '/auth/confirm':
      return <Confirm />
    case '/auth/update-password':
      return <UpdatePassword />
    case '/auth/success':
      return <AuthSuccess />
    case '/auth/error':
      return <AuthError />
    case '/dashboard':
      return <Dashboard qr={appStoreQr} />
    default:
      return <Elsewhere path={path} />
  }
}

/** Placeholder for every other page. The newsletter pop-up opens over it. */
function Elsewhere({ path }: { path: string }) {
  return (
    <>
      <p className="p-8">You are at {path}</p>
      <Newsletter seenKey="newsletter-popup-seen" />
    </>
  )
}

/** An address bar in memory. */
function addressBar(start: string) {
  let url = new URL(start, location.origin)
  return {
    query: () => url.search,
    clear: () => {
      url = new URL(url.pathname, location.origin)
    },
    go: (path: string) => {
      url = new URL(path, location.origin)
    },
  }
}
