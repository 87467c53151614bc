'use client'

import type { ReactNode } from 'react'
import { AlertIcon } from '../icons/controls.tsx'

/** The error of a control. In a module of its own, as its ref needs the client: a server renders the rest of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p ref={announceError} data-slot="field-error" id={id} className="ui-field-note font-medium text-danger">
      {/* Colour alone is not perceived by everyone. */}
      <AlertIcon size="small" />
      <span>{children}</span>
    </p>
  )
}

/**
 * Announces an error that appears in a field with the focus. Any other is read when its control takes the focus, as its
 * description. The paragraph is the alert, as Orca passes over one within a line.
 */
export function announceError(note: HTMLElement | null) {
  if (note?.parentElement?.matches(':focus-within')) note.role = 'alert'
}
