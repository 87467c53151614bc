import type { ReactNode } from 'react'
import { AlertIcon } from '../icons/controls.tsx'

/** What every field says about itself. */
export interface FieldTexts {
  /** The field's name, always visible. */
  label: string
  /** Help that is there from the start. */
  hint?: ReactNode
  /** What is wrong with the value. Its presence makes the field invalid. */
  error?: string
}

/** The attributes that tie a control to its hint and error (WCAG 1.3.1, 3.3.1); the error is read first. */
export function controlAttributes(id: string, { hint, error }: Omit<FieldTexts, 'label'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}

interface FieldProps extends FieldTexts {
  /** The control's id; hint and error derive theirs from it. */
  id: string
  className?: string
  /** The control. */
  children: ReactNode
}

/** Label above, control, error and hint below. */
export function Field({ id, label, hint, error, className = '', children }: FieldProps) {
  return (
    <div className={`ui-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="ui-field-note text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong, with a sign before it. Red alone would say nothing to some. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="ui-field-note font-medium text-danger">
      <AlertIcon size="small" />
      <span>{children}</span>
    </p>
  )
}
