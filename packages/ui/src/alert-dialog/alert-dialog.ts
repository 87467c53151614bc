/**
 * A modal question before an act that cannot be undone: `AlertDialog.Root`, `.Trigger`, `.Content`, `.Title`,
 * `.Description`, `.Footer`, `.Cancel`, `.Action`.
 */
export * as AlertDialog from './parts.tsx'
