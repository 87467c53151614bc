'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Brand } from '../shared/brand/brand.ts'
import type { Translation } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import type { Ports } from '../shared/ports.ts'

const AdaptContext = createContext<Adapt | null>(null)

export interface FeaturesProviderProps {
  /** The host's ports, made once: with `browserPorts`, or otherwise. */
  ports: Ports
  /** Translations of the features' texts, made with `translate`. */
  translations?: readonly Translation[]
  children: ReactNode
}

/** Provides the features with ports and translations. Renders no element of its own. */
export function FeaturesProvider({ ports, translations, children }: FeaturesProviderProps) {
  const adapt = useMemo(() => adapterOf(ports), [ports])
  return (
    <AdaptContext value={adapt}>
      <TranslationsContext value={translations}>{children}</TranslationsContext>
    </AdaptContext>
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

/** What a feature needs of the provider above: `useSignIn(usePorts(signInPorts))`. */
export function usePorts<P>(portsOf: (ports: Ports) => P): P {
  const adapt = useContext(AdaptContext)
  if (adapt) return adapt(portsOf)
  throw new Error(
    '@summit/features: usePorts was called outside of <FeaturesProvider>, so there is nothing to fetch, store or navigate with. Put the provider round your routes.',
  )
}

const brandOf = ({ brand }: Ports) => brand

/** The brand that the host gave. */
export function useBrand(): Brand {
  return usePorts(brandOf)
}
