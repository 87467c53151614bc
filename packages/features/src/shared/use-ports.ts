'use client'

import { createContext, useContext } from 'react'
import { outsideProvider } from './outside-provider.ts'
import type { Ports } from './ports.ts'

/** The host's ports, as the provider has set them. */
export const PortsContext = createContext<Ports | null>(null)

/** The host's ports. Throws outside of the provider. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext)
  if (ports) return ports
  throw new Error(outsideProvider)
}
