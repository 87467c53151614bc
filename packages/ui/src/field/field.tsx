import type { AriaAttributes, ReactNode } from 'react'
import { AlertIcon } from '../icons/controls.tsx'

/** The texts of a field. */
export interface FieldTexts {
  /** The field's label, which is always visible. */
  label: string
  /** Help that is always shown. */
  hint?: ReactNode | undefined
  /** The error message. With one, the field is invalid. */
  error?: string | undefined
}

/** ARIA attributes of the caller, merged with those of the field. */
type OwnAria = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>

/**
 * The attributes that connect a control with its hint and error (WCAG 1.3.1, 3.3.1), added to the caller's own. The
 * error is read first.
 */
export function controlAttributes(id: string, { hint, error }: Omit<FieldTexts, 'label'>, own: OwnAria) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, own['aria-describedby']].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : own['aria-invalid'], 'aria-describedby': describedBy || undefined }
}

interface FieldProps extends FieldTexts {
  /** The control's id. The ids of hint and error are derived from it. */
  id: string
  className?: string | undefined
  /** The control. */
  children: ReactNode
}

/** Layout of a field: label above, control, error and hint below. */
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

/** An error message with an icon, since colour alone is not perceived by everyone. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="ui-field-note font-medium text-danger">
      <AlertIcon size="small" />
      <span>{children}</span>
    </p>
  )
}
