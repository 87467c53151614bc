/** A control of your own in a field: `Field.Root`, `.Label`, `.Control`, `.Hint`, `.Error`. */
export * as Field from './parts.tsx'
export type { FieldTexts } from './labelled-field.tsx'
