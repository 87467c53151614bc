'use client'

import { createContext } from 'react'

/** Where portals are rendered: the drawer around, since a native modal dialog covers the rest of the page. Null for the body. */
export const PortalContainer = createContext<HTMLElement | null>(null)
