/**
 * A few controls or facts over the page, at a button: `Popover.Root`, `.Trigger`, `.Content`, `.Title`, `.Description`,
 * `.Close`.
 */
export * as Popover from './parts.tsx'
