/** One option of a segmented control. */
export interface SegmentedControlOption {
  value: string
  label: string
}

export interface SegmentedControlProps {
  /** The accessible name of the group. */
  label: string
  /** The `name` of the radio buttons. Unique on the page. */
  name: string
  /** The options, in reading order. */
  options: ReadonlyArray<SegmentedControlOption>
  /** The value of the option that is selected initially. */
  defaultValue: string
}

/**
 * Selects one of a few options, side by side. Renders a `<fieldset>` of native radio buttons. CSS can depend on the
 * selection (`group-has-[[value=yearly]:checked]:…`), so it works without scripts.
 */
export function SegmentedControl({ label, name, options, defaultValue }: SegmentedControlProps) {
  return (
    <fieldset className="print:hidden inline-flex max-w-full min-w-0 flex-wrap rounded-1 border-(length:--border-control) border-line-strong bg-surface p-0.75 chosen-pill">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className={[
            'relative grid min-h-(--target) min-w-[7em] grow cursor-pointer place-items-center rounded-[2px] px-[min(1.25rem,4vw)] text-center text-control-small font-label',
            'transition-colors duration-(--duration-fast) ease-out hover:not-has-checked:bg-current/9',
            'has-checked:bg-action has-checked:text-on-action',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
            'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
          ].join(' ')}
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
