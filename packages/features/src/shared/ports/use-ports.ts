'use client'

import { createContext, useContext } from 'react'
import { outsideProvider } from './outside-provider.ts'
import type { Ports } from './ports.ts'
import { withDefined, type WithDefined } from './with-defined.ts'

/** The host's ports, as the provider has set them. */
export const PortsContext = createContext<Ports | null>(null)

/** The host's ports, replaced by those options that are ports and not undefined. Throws outside of the provider. */
export function usePorts<Options extends object = object>(options?: Options): WithDefined<Ports, Options> {
  const ports = useContext(PortsContext)
  if (ports) return withDefined(ports, options)
  throw new Error(outsideProvider)
}
