'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Brand } from '../shared/brand/brand.ts'
import {
  ConfigContext,
  defaultConfig,
  type LinkComponent,
  type Routes,
  type SocialProvider,
} from '../shared/config/use-config.ts'
import type { Translation } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import { paths } from '../shared/paths.ts'
import type { Ports } from '../shared/ports.ts'
import { PortsContext, usePorts as useHostPorts } from '../shared/use-ports.ts'

export type { LinkComponent, LinkComponentProps, Routes, SocialProvider } from '../shared/config/use-config.ts'

const AdaptContext = createContext<Adapt | null>(null)

export interface FeaturesProviderProps {
  /** The host's ports, made once: with `browserPorts`, or otherwise. */
  ports: Ports
  /** The addresses of your pages, where they differ from `/paths`. */
  routes?: Partial<Routes>
  /** Your router's link component, which takes `href` or `to`. @default an `<a>` */
  Link?: LinkComponent
  /** The providers of social sign-in, in their order; `[]` for none. @default Google and Apple */
  providers?: readonly SocialProvider[]
  /** The language and region that prices, dates and numbers are formatted for, as a BCP 47 tag. @default 'en-US' */
  locale?: string
  /** The currency of prices, as an ISO 4217 code. @default 'USD' */
  currency?: string
  /** Translations of the features' texts, made with `translate`. */
  translations?: readonly Translation[]
  children: ReactNode
}

/** Provides the features with ports, configuration and translations. Renders no element of its own. */
export function FeaturesProvider({
  ports,
  routes,
  Link,
  providers,
  locale = defaultConfig.locale,
  currency = defaultConfig.currency,
  translations,
  children,
}: FeaturesProviderProps) {
  const adapt = useMemo(() => adapterOf(ports), [ports])
  const config = useMemo(
    () => ({ brand: ports.brand, routes: { ...paths, ...routes }, Link, providers, locale, currency }),
    [ports, routes, Link, providers, locale, currency],
  )
  return (
    <PortsContext value={ports}>
      <AdaptContext value={adapt}>
        <ConfigContext value={config}>
          <TranslationsContext value={translations}>{children}</TranslationsContext>
        </ConfigContext>
      </AdaptContext>
    </PortsContext>
  )
}

type Adapt = <P>(portsOf: (ports: Ports) => P) => P

/** Makes each feature's ports once, so that they are the same at every render and keep what they remember. */
function adapterOf(ports: Ports): Adapt {
  const made = new WeakMap<object, unknown>()
  return <P,>(portsOf: (ports: Ports) => P) => {
    if (!made.has(portsOf)) made.set(portsOf, portsOf(ports))
    // SAFETY: what is kept under this function is what this function returned.
    return made.get(portsOf) as P
  }
}

/** What a feature needs of the provider above: `useContact(usePorts(contactPorts))`. */
export function usePorts<P>(portsOf: (ports: Ports) => P): P {
  const ports = useHostPorts()
  const adapt = useContext(AdaptContext)
  return adapt ? adapt(portsOf) : portsOf(ports)
}

/** The brand that the host gave. */
export function useBrand(): Brand {
  return useHostPorts().brand
}
