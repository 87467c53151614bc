/** A modal dialog: `Dialog.Root`, `.Trigger`, `.Content`, `.Title`, `.Description`, `.Close`. */
export * as Dialog from './parts.tsx'
