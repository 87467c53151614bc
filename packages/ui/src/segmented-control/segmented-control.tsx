import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { toRadioProps } from '../field/radio-props.ts'

/** One option of a segmented control. */
export interface SegmentedControlOption {
  /** The value of its radio button. */
  value: string
  /** Its text. */
  label: ReactNode
}

/** The props of a segmented control, besides those of a `<fieldset>`; `disabled` and `form` are those of all its options. */
export interface SegmentedControlProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** The accessible name of the group. */
  label: ReactNode
  /** The `name` of the radio buttons, unique in the form. @default a generated name */
  name?: string | undefined
  /** The options, in reading order. */
  options: ReadonlyArray<SegmentedControlOption>
  /** The selected value. With it the control is controlled. */
  value?: string | undefined
  /** The value that is selected initially, in an uncontrolled one. @default none */
  defaultValue?: string | undefined
  /** Called with the value that a visitor selects. */
  onValueChange?: ((value: string) => void) | undefined
  /** Places the control. */
  className?: string | undefined
}

/**
 * Selects one of a few options, side by side. Renders a `<fieldset>` of native radio buttons. CSS can depend on the
 * selection (`group-has-[[value=yearly]:checked]:…`), so it works without scripts. Slot: `segmented-control-option`.
 */
export function SegmentedControl({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps) {
  const generatedName = useId()
  return (
    <fieldset
      data-slot="segmented-control"
      {...rest}
      className={cx(
        'print:hidden inline-flex max-w-full min-w-0 flex-wrap rounded-1 border-(length:--border-control) border-line-strong bg-surface p-0.75 chosen-pill disabled:opacity-60 forced-colors:opacity-100!',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-slot="segmented-control-option"
          className={cx(
            'relative grid min-h-(--target) min-w-[7em] grow cursor-pointer place-items-center rounded-[max(2px,calc(var(--radius-1)-0.25rem))] px-[min(1.25rem,4vw)] text-center text-control-small font-label',
            'transition-colors duration-(--duration-fast) ease-out hover:not-has-checked:not-has-disabled:bg-current/9',
            'has-checked:bg-action has-checked:text-on-action has-disabled:cursor-not-allowed',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
            'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
            // Its text is grey by the base styles, which is not seen on the selection's background.
            'forced-colors:has-disabled:has-checked:border-2 forced-colors:has-disabled:has-checked:bg-[Canvas]',
          )}
        >
          <input
            type="radio"
            name={name ?? generatedName}
            form={rest.form}
            value={option.value}
            {...toRadioProps(option.value, value, defaultValue)}
            onChange={onValueChange && (() => onValueChange(option.value))}
            className="absolute inset-0 cursor-[inherit] opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
