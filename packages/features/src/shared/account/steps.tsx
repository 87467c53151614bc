export interface StepsProps {
  heading: string
  /** One sentence each. */
  steps: readonly string[]
}

/** A ruled list of what to do or to expect, under a heading. */
export function Steps({ heading, steps }: StepsProps) {
  return (
    <div>
      <h2 className="mb-2 text-h4">{heading}</h2>
      <ul className="border-t border-line">
        {steps.map((step) => (
          <li key={step} className="border-b border-line py-2.5 text-small">
            {step}
          </li>
        ))}
      </ul>
    </div>
  )
}
