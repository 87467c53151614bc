/** The props of contour lines. */
export interface ContourLinesProps {
  /** Places the lines, or sets `--contour-fade`: the mask image that fades them out behind text. */
  className?: string
}

/**
 * Decorative contour lines that fill their container, which must be positioned and clip its overflow. They lie behind
 * the content, move slightly with the scroll, and are hidden in forced colours.
 */
export function ContourLines({ className = '' }: ContourLinesProps) {
  return <div aria-hidden="true" className={`contour ${className}`} />
}
