import { strata } from '../mark/strata.ts'

/** What a spinner stands for. */
export interface SpinnerProps {
  /** `text` stands in a line or a button, `large` alone in a panel. @default 'text' */
  size?: 'text' | 'large'
  /**
   * What is under way, where no text beside the mark says it. It names a picture and is not announced: put the
   * spinner into a `role="status"` of yours when its coming should be heard.
   */
  label?: string
  /** Places the spinner; its colour is the text's. */
  className?: string
}

const sizes = { text: 'size-4.5', large: 'size-14' } satisfies Record<NonNullable<SpinnerProps['size']>, string>

/** Something is under way: the mark climbs, its three strata lighting up from the bottom. Still under reduced motion. */
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
