'use client'

import { createContext, use, useLayoutEffect } from 'react'
import type { toStateAttributes } from './labelled-field.tsx'

/** The ids of the parts that a field has. */
export type Ids = Partial<Record<'label' | 'control' | 'hint' | 'error', string>>

interface FieldState {
  ids: Ids
  setId: (part: keyof Ids, id: string | undefined) => void
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

/** Makes a part known to its field for as long as it has an id. */
export function usePart({ setId }: FieldState, part: keyof Ids, id: string | undefined) {
  useLayoutEffect(() => {
    setId(part, id)
    return () => setId(part, undefined)
  }, [setId, part, id])
}
