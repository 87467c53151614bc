'use client'

import { createContext, use } from 'react'
import type { PartIds } from '../part-ids.ts'
import type { toStateAttributes } from './labelled-field.tsx'

interface FieldState extends PartIds<'label' | 'control' | 'hint' | 'error'> {
  /** The control's id, unless it has one of its own. */
  generatedId: string
  invalid: boolean
  disabled: boolean
  /** The attributes for both, which all parts have. */
  attributes: ReturnType<typeof toStateAttributes>
}

/** The field around a part, if any. */
export const FieldContext = createContext<FieldState | null>(null)

/** The field that a part is in. */
export function useField(part: string): FieldState {
  const field = use(FieldContext)
  if (!field) throw new Error(`Field.${part} must be inside of Field.Root.`)
  return field
}
