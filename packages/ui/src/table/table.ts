/**
 * A table of data: `Table.Root`, `.Header`, `.Body`, `.Row`, `.ColumnHeader`, `.RowHeader`, `.Cell`, `.Empty`,
 * `.Loading`.
 */
export * as Table from './parts.tsx'
