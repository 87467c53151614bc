import { strata } from './strata.ts'

/** What the mark is called, and where it stands. */
export interface SummitMarkProps {
  /** The mark's name, where no wordmark stands beside it. Without one it is an ornament. */
  label?: string
  /** Gives the mark its size and place. Its colour is the text's, its peak `--logo-peak`. */
  className?: string
}

/** Summit's mark: a ridge, lit at the top. */
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
