import type { ReactNode } from 'react'
import { AlertIcon } from '../icons/icons.tsx'

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

/** The dress of a text control. An error shows as a thick edge too, never as colour alone. */
export const controlLook = [
  'min-h-12 w-full rounded-1 border-(length:--border-control) border-line-strong bg-surface px-3.5 py-2.5 text-control text-ink',
  'transition-[border-color] duration-(--duration-fast) ease-out placeholder:text-ink-muted hover:border-ink',
  'focus:border-focus focus:outline-3 focus:-outline-offset-1 focus:outline-focus',
  'aria-invalid:border-s-4 aria-invalid:border-danger aria-invalid:ps-[calc(--spacing(2.5)+var(--border-control))]',
  'disabled:border-line disabled:bg-sunk disabled:text-ink-muted',
].join(' ')

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
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="justify-self-start text-small wrap-anywhere leading-label font-label">
        {label}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-label text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong, with a sign before it. Red alone would say nothing to some. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small leading-label font-medium text-danger">
      <AlertIcon size="small" className="mt-[0.1em]" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
