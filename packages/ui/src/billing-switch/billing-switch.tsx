/** What a switch can be set to. */
export interface BillingChoice {
  value: string
  label: string
}

export interface BillingSwitchProps {
  /** Names the group, for who cannot see it. */
  label: string
  /** The radios' name, unlike any other group's on the page. */
  name: string
  /** What can be chosen, in reading order. */
  choices: readonly BillingChoice[]
  /** The value chosen to begin with. */
  defaultValue: string
}

/**
 * A choice between a few, side by side. Renders native radios in a group: what follows from the choice is a matter of
 * style sheets (`group-has-[[value=yearly]:checked]:…`), so that nothing waits for a script.
 */
export function BillingSwitch({ label, name, choices, defaultValue }: BillingSwitchProps) {
  return (
    <fieldset className="inline-flex max-w-full min-w-0 flex-wrap rounded-1 border-(length:--border-control) border-line-strong bg-surface p-0.75">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className={[
            'relative grid min-h-(--target) min-w-[7em] grow cursor-pointer place-items-center rounded-[2px] px-[min(1.25rem,4vw)] text-center text-control-small font-label',
            'transition-colors duration-(--duration-fast) ease-out hover:not-has-checked:bg-current/9',
            'has-checked:bg-action has-checked:text-on-action has-checked:[print-color-adjust:exact]',
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
