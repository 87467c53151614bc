'use client'

import { createContext, useContext } from 'react'
import type { Ports } from './ports.ts'

/** The host's ports, as the provider has set them. */
export const PortsContext = createContext<Ports | null>(null)

/** The host's ports. Throws outside of the provider. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext)
  if (ports) return ports
  throw new Error(
    '@summit/features: a feature was rendered outside of <FeaturesProvider>, so there is nothing to fetch, store or navigate with. Put the provider round your routes.',
  )
}
