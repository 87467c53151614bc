import type { Meta, StoryContext } from '@storybook/react-vite'
import type { ContactOptions } from '@summit/features/contact'
import { movableClock, type MovableClock } from '@summit/features/mocks/clock'
import { memoryStorage, type MemoryStorage } from '@summit/features/mocks/storage'
import { FeaturesProvider, type LinkComponent } from '@summit/features/provider'
import { createToasts, Toaster, type ToasterTexts } from '@summit/ui/toast'
import { useState, type MouseEvent } from 'react'
import type { ClockSetting } from '../../.storybook/clock.ts'
import { brandAndLanguage, type BrandAndLanguage, getLoadedWording } from '../../.storybook/with-provider.tsx'
import { summit } from '../brands.ts'
import { FlowPage } from './flow-pages.tsx'
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

/** Makes a flow's `FlowPorts`. */
const loadFlowPorts = ({ abortSignal }: Pick<StoryContext, 'abortSignal'>) => {
  const flow: FlowPorts = mounts.get(abortSignal) ?? {
    clock: movableClock(),
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
  }
  mounts.set(abortSignal, flow)
  return { flow }
}

/** The ports of a flow. */
export function getFlowPorts(loaded: Record<string, unknown>): FlowPorts {
  // SAFETY: every flow has the loader.
  return loaded['flow'] as FlowPorts
}

/** Args of a flow. */
export interface FlowArgs {
  /** Path and query that the flow starts at. */
  path: string
  /** Where the flow's clock starts, in ms since the page was opened. @default 0 */
  startMs?: number
  /** How many steps are played. @default all */
  until?: number
  /** For the contact page of a host that sends its messages. @default a demo */
  contact?: ContactOptions
  /** Whether the contact form sends its messages to the API. @default false */
  sendsEnquiries?: boolean
  /** Whether sign-up creates accounts at the API. @default false */
  createsAccounts?: boolean
}

/** Renders a flow. */
const renderFlow = (args: FlowArgs, context: FlowContext) => (
  <FlowHarness
    {...args}
    {...getFlowPorts(context.loaded)}
    {...brandAndLanguage(context, summit)}
    toasterTexts={getLoadedWording(context)?.toasterTexts}
    storyId={context.id}
    // SAFETY: `preview.tsx` defines this global and its values.
    setting={context.globals['clock'] as ClockSetting}
  />
)

/** What the metas of flows have in common. */
export const flow = {
  loaders: [loadFlowPorts],
  render: renderFlow,
  parameters: { interactions: { disable: false } },
  argTypes: {
    until: {
      description: 'How many steps are played. Load the story again to apply it.',
      control: { type: 'number', min: 0 },
    },
  },
} satisfies Partial<Meta<FlowArgs>>

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
  const { path: start, startMs = 0, contact, clock, storage, tabStorage, storyId, setting } = props
  const { sendsEnquiries, createsAccounts } = props
  const { brand, locale, translations, toasterTexts } = props
  const [path, setPath] = useState(start)
  const [bar] = useState(() => addressBar(start))
  const [toasts] = useState(createToasts)
  const toolbarClock = useToolbarClock({ clock, startMs, storyId, setting })
  const [ports] = useState({ address: bar, clock: toolbarClock, storage, tabStorage })
  const [navigate] = useState(() => (to: string) => {
    bar.go(to)
    setPath(to)
    window.scrollTo(0, 0)
  })
  const [Link] = useState(() => linkWith(navigate))

  return (
    <FeaturesProvider
      {...{ brand, locale, translations, navigate, ports, Link }}
      {...{ sendsEnquiries, createsAccounts }}
      notify={toasts.notify}
    >
      <FlowPage pathname={new URL(path, location.origin).pathname} contact={contact} />
      <Toaster toasts={toasts} duration={Infinity} texts={toasterTexts} />
    </FeaturesProvider>
  )
}

/** A link that stays in the harness. */
function linkWith(navigate: (to: string) => void): LinkComponent {
  return function FlowLink({ to, onClick, ...props }) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      navigate(to)
    }
    return <a {...props} onClick={follow} />
  }
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
