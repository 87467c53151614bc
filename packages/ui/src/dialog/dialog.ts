/** A modal dialog: `Dialog.Root`, `.Trigger`, `.Content`, `.Title`, `.Description`, `.Footer`, `.Close`. */
export * as Dialog from './parts.tsx'
