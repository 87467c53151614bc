import { cx } from 'class-variance-authority'
import { useId, type AriaAttributes, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

/** The texts of a field, a checkbox or a group of radio buttons. */
export interface FieldTexts {
  /** The label, which is always visible. */
  label: ReactNode
  /** Help that is always shown. */
  hint?: ReactNode
  /** The error message. With one, the control is invalid. */
  error?: ReactNode
}

/** The props of the control that the field reads. */
interface ControlProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  /** @default a generated id */
  id?: string | undefined
}

/** The props of a control that connect it with its field (WCAG 1.3.1, 3.3.1), added to the caller's own. */
export function useControl<Props extends object>(control: Props, { hint, error }: Partial<FieldTexts>) {
  const attributes: ControlProps = control
  const generatedId = useId()
  const id = attributes.id ?? generatedId
  return {
    ...control,
    id,
    'aria-invalid': error ? true : attributes['aria-invalid'],
    // The error is read first.
    'aria-describedby': cx(error && `${id}-error`, hint && `${id}-hint`, attributes['aria-describedby']) || undefined,
  }
}

/** The attributes for the states of a field, as Base UI names them. */
export function toStateAttributes(invalid: unknown, disabled: unknown) {
  // React renders both false and 'false' as the text.
  const isInvalid = invalid && invalid !== 'false'
  return { 'data-invalid': isInvalid ? '' : undefined, 'data-disabled': disabled ? '' : undefined }
}

interface LabelledFieldProps<Control extends object> extends Omit<ComponentProps<'div'>, 'children'>, FieldTexts {
  /** Props of the control, which `children` gets with those that connect it with the field. */
  control: Control & { disabled?: boolean | undefined }
  className?: string | undefined
  /** Renders the control. */
  children: (control: ReturnType<typeof useControl<Control>> & { className: string }) => ReactNode
}

/** A control with label, hint and error. The public parts cost a page that has such a field more than it needs. */
export function LabelledField<Control extends object>({
  label,
  hint,
  error,
  control,
  className,
  children,
  ...rest
}: LabelledFieldProps<Control>) {
  const connected = useControl(control, { hint, error })
  return (
    <div
      {...toStateAttributes(connected['aria-invalid'], control.disabled)}
      {...rest}
      className={cx('ui-field', className)}
    >
      <label data-slot="field-label" htmlFor={connected.id}>
        {label}
      </label>
      {children({ 'data-slot': 'field-control', ...connected, className: 'ui-control' })}
      <FieldNotes id={connected.id} hint={hint} error={error} />
    </div>
  )
}

/** The error and the hint of a control, which `useControl` makes its description by their ids. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p data-slot="field-hint" id={`${id}-hint`} className="ui-field-note text-ink-muted">
          {hint}
        </p>
      )}
    </>
  )
}
