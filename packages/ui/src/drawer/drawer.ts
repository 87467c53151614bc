/** A modal drawer at the end of the window: `Drawer.Opener`, `.Content`. */
export * as Drawer from './parts.tsx'
