import { createContext, useContext, type ReactNode } from 'react'
import type { Translation } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import type { Ports } from './ports.ts'

const PortsContext = createContext<Ports | null>(null)

export interface FeaturesProviderProps {
  /** Made once by the host, with `browserPorts` or by hand. */
  ports: Ports
  /** Other words than the features' own. Made with `translate`. */
  translations?: readonly Translation[]
  children: ReactNode
}

/** Gives the features their world. Renders nothing of its own. */
export function FeaturesProvider({ ports, translations = [], children }: FeaturesProviderProps) {
  return (
    <PortsContext value={ports}>
      <TranslationsContext value={translations}>{children}</TranslationsContext>
    </PortsContext>
  )
}

/** The ports of the provider above: `useSignIn(usePorts())`. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext)
  if (ports) return ports
  throw new Error(
    '@summit/features: usePorts was called outside of <FeaturesProvider>, so there is nothing to fetch, store or navigate with. Put the provider round your routes.',
  )
}
