import { strata } from './strata.ts'

export { strata }

/** The props of the logo. */
export interface SummitMarkProps {
  /** The logo's accessible name, where the product's name is not beside it. Without one it is decorative. */
  label?: string
  /** Sizes and places the logo. It has the colour of the text; its peak has `--logo-peak`. */
  className?: string
}

/** Summit's logo: a ridge with a coloured peak. */
export function SummitMark({ label, className }: SummitMarkProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const [peak, ...rest] = strata
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" className={className} {...naming}>
      <path d={peak} className="fill-(--logo-peak)" />
      {rest.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
