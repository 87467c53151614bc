/** A modal drawer at the end of the window: `Drawer.Root`, `.Trigger`, `.Content`, `.Close`. */
export * as Drawer from './parts.tsx'
