import { strata } from '../mark/strata.ts'

/** The props of a spinner. */
export interface SpinnerProps {
  /** `text` is for a line of text or a button, `large` for a panel of its own. @default 'text' */
  size?: 'text' | 'large'
  /**
   * What is under way, where no text beside the spinner says it. It is an accessible name and is not announced: put the
   * spinner into an element with `role="status"` where its appearance should be.
   */
  label?: string
  /** Places the spinner. It has the colour of the text. */
  className?: string
}

const sizes = { text: 'size-4.5', large: 'size-14' } satisfies Record<NonNullable<SpinnerProps['size']>, string>

/** Shows that something is under way: the logo's three layers light up from the bottom. Still under reduced motion. */
export function Spinner({ size = 'text', label, className = '' }: SpinnerProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" className={`flex-none ${sizes[size]} ${className}`} {...naming}>
      {strata.map((path) => (
        <path key={path} d={path} className="climb" />
      ))}
    </svg>
  )
}
