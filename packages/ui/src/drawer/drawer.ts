/** A modal drawer at an edge of the window: `Root`, `Trigger`, `Content`, `Title`, `Description`, `Footer`, `Close`. */
export * as Drawer from './parts.tsx'
