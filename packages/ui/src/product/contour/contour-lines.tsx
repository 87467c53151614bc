import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The props of contour lines, besides those of a `<div>`. */
export interface ContourLinesProps extends ComponentProps<'div'> {
  /** Places the lines, or sets `--contour-fade`: the mask image that fades them out behind text. */
  className?: string | undefined
}

/**
 * Decorative contour lines that fill their container, which must be positioned and clip its overflow. They lie behind
 * the content, move slightly with the scroll, and are hidden in forced colours.
 */
export function ContourLines({ className, ...rest }: ContourLinesProps) {
  return <div data-slot="contour-lines" aria-hidden="true" {...rest} className={cx('contour', className)} />
}
