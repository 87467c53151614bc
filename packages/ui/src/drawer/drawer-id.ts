'use client'

import { createContext, type Ref } from 'react'

/** The id of the drawer of the `Drawer.Root` around, empty without one, and the `ref` by which that finds it. */
export const DrawerId = createContext<{ id: string; ref?: Ref<HTMLDialogElement> }>({ id: '' })
