import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { imageAttributes } from '../image-attributes.ts'

/** The props of a spinner, besides those of an `<svg>`. */
export interface SpinnerProps extends ComponentProps<'svg'> {
  /** `text` is for a line of text or a button, `large` for a panel of its own. @default 'text' */
  size?: 'text' | 'large' | undefined
  /**
   * What is under way, where no text beside the spinner says it. It is an accessible name and is not announced: put the
   * spinner into an element with `role="status"` where its appearance should be.
   */
  label?: string | undefined
  /** Places the spinner. It has the colour of the text. */
  className?: string | undefined
}

/** Shows that something is under way: an open circle that turns. Still under reduced motion. */
export function Spinner({ size, label, className, ...rest }: SpinnerProps) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      {...imageAttributes(label)}
      {...rest}
      className={cx('ui-spinner flex-none', size === 'large' ? 'size-14' : 'size-4.5', className)}
    >
      <circle cx="16" cy="16" r="13" opacity="0.3" />
      <path d="M16 3a13 13 0 0 1 13 13" strokeLinecap="round" />
    </svg>
  )
}
