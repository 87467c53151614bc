import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlAttributes, FieldError } from '../field/field.tsx'
import { CheckIcon } from '../icons/controls.tsx'

/** The props of a checkbox, besides those of a native one. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** Its label. It may contain links: pressing one does not toggle the checkbox. */
  label: ReactNode
  /** The error message. With one, the checkbox is invalid. */
  error?: string | undefined
  /** Places the checkbox with its label and error. */
  className?: string
}

/** A native checkbox with its label and error. Uncontrolled; all other props go to the `<input>`. */
export function Checkbox({ id, label, error, className = '', ...input }: CheckboxProps) {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { error }, input)
  return (
    <div className={`grid gap-1.5 text-small ${className}`}>
      <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
        <span className="relative grid flex-none place-items-center">
          <input
            {...input}
            {...control}
            type="checkbox"
            className={[
              'peer size-6 appearance-none rounded-1 border-(length:--border-control) border-line-strong bg-surface',
              'checked:border-action checked:bg-action hover:border-ink',
              'aria-invalid:border-3 aria-invalid:border-danger disabled:border-line disabled:bg-sunk',
            ].join(' ')}
          />
          <CheckIcon
            size="small"
            className="pointer-events-none absolute invisible text-on-action peer-checked:visible forced-colors:text-[CanvasText]"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </div>
  )
}
