'use client'

import { createContext } from 'react'

/** The id of the drawer of the `Drawer.Root` around; empty without one. */
export const DrawerId = createContext('')
