import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The props of a countdown, besides those of a `<div>`. */
export interface CountdownProps extends ComponentProps<'div'> {
  /** How long it takes to fill, in ms. To start again with another value, change its `key` as well. */
  ms: number
  /** Places the line. */
  className?: string | undefined
}

/**
 * A progress line towards an automatic event. Decorative: describe the event in text as well. It is full from
 * the start under reduced motion. Slot: `countdown-bar`.
 */
export function Countdown({ ms, className, ...rest }: CountdownProps) {
  return (
    <div data-slot="countdown" aria-hidden="true" {...rest} className={cx('h-0.75 w-full bg-line', className)}>
      <div
        data-slot="countdown-bar"
        className="h-full elapse origin-left bg-ink rtl:origin-right forced-colors:bg-[CanvasText]"
        style={{ '--elapse': `${ms}ms` }}
      />
    </div>
  )
}
