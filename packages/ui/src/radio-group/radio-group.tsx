import { cva, cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { FieldNotes, toStateAttributes, useControl, type FieldTexts } from '../field/labelled-field.tsx'
import { toRadioProps } from '../field/radio-props.ts'

/** One option of a radio group. */
export interface RadioGroupOption {
  /** Unique in its group. */
  value: string
  /** Its label. */
  label: ReactNode
  /** Whether it cannot be selected. @default false */
  disabled?: boolean | undefined
}

interface RadioGroupVariants {
  /** Options below each other, or beside each other where there is room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined
}

/** The props of a radio group, besides those of a `<fieldset>`; `disabled` and `form` are those of all its options. */
export interface RadioGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'>, FieldTexts, RadioGroupVariants {
  /** The `name` of the radio buttons. Unique in the form. */
  name: string
  /** The options, in reading order. */
  options: ReadonlyArray<RadioGroupOption>
  /** The selected value. With it the group is controlled. */
  value?: string | undefined
  /** The value that is selected initially, in an uncontrolled group. */
  defaultValue?: string | undefined
  /** Called with the value that the visitor selects. */
  onValueChange?: ((value: string) => void) | undefined
  /** One option must be selected before the form is submitted. @default false */
  required?: boolean | undefined
}

const optionsVariants = cva('flex', {
  variants: {
    orientation: { vertical: 'flex-col gap-3', horizontal: 'flex-wrap gap-x-6 gap-y-3' } satisfies Record<
      NonNullable<RadioGroupVariants['orientation']>,
      string
    >,
  },
  defaultVariants: { orientation: 'vertical' },
})

const radioVariants = cva(
  'peer size-6 appearance-none rounded-round bg-surface checked:border-action checked:bg-action hover:border-ink disabled:border-line disabled:bg-sunk',
  {
    variants: {
      invalid: { true: 'border-3 border-danger', false: 'border-(length:--border-control) border-line-strong' },
    },
  },
)

/**
 * Selects one of several options. Renders a `<fieldset>` of native radio buttons, of which the browser makes one tab stop
 * with arrow keys. Slots: `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  orientation,
  hint,
  error,
  className,
  ...rest
}: RadioGroupProps) {
  const group = useControl(rest, { hint, error })
  return (
    <fieldset
      data-slot="radio-group"
      {...toStateAttributes(group['aria-invalid'], rest.disabled)}
      {...group}
      role="radiogroup"
      aria-required={required}
      className={cx('min-w-0 text-small', className)}
    >
      <legend className="mb-1.5 leading-label font-label">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <div className={optionsVariants({ orientation })}>
          {options.map((option) => (
            <Radio
              key={option.value}
              {...option}
              invalid={Boolean(error)}
              name={name}
              form={rest.form}
              required={required}
              {...toRadioProps(option.value, value, defaultValue)}
              onChange={onValueChange && (() => onValueChange(option.value))}
            />
          ))}
        </div>
        <FieldNotes id={group.id} hint={hint} error={error} />
      </div>
    </fieldset>
  )
}

interface RadioProps extends Omit<RadioGroupOption, 'disabled'>, Omit<ComponentProps<'input'>, 'value'> {
  /** Its group has an error. */
  invalid: boolean
}

function Radio({ label, invalid, ...input }: RadioProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
      <span className="relative grid flex-none place-items-center">
        <input {...input} type="radio" className={radioVariants({ invalid })} />
        <span className="pointer-events-none invisible absolute size-2.5 rounded-round bg-on-action peer-checked:visible peer-disabled:bg-ink-muted forced-colors:bg-[CanvasText]! forced-colors:peer-disabled:bg-[GrayText]!" />
      </span>
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  )
}
