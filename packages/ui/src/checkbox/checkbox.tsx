import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '../field/field.tsx'
import { CheckIcon } from '../icons/controls.tsx'

/** What a checkbox can be told, beside everything a native one can. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** What is agreed to or chosen. May hold links; pressing one follows it and leaves the box as it was. */
  label: ReactNode
  /** What is wrong. Its presence makes the box invalid. */
  error?: string
  /** Places the whole. */
  className?: string
}

/** A native checkbox with its label and error. Uncontrolled; everything else goes to the `<input>`. */
export function Checkbox({ id, label, error, className = '', ...input }: CheckboxProps) {
  const ownId = useId()
  const errorId = `${id ?? ownId}-error`
  return (
    <div className={`grid gap-1.5 text-small ${className}`}>
      <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
        <span className="relative grid flex-none place-items-center">
          <input
            {...input}
            id={id ?? ownId}
            type="checkbox"
            className={[
              'peer size-6 appearance-none rounded-1 border-(length:--border-control) border-line-strong bg-surface',
              'checked:border-action checked:bg-action hover:border-ink',
              'aria-invalid:border-3 aria-invalid:border-danger disabled:border-line disabled:bg-sunk',
            ].join(' ')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <CheckIcon
            size="small"
            className="pointer-events-none absolute invisible text-on-action peer-checked:visible forced-colors:text-[CanvasText]"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
