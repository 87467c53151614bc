/** Where contour lines lie. */
export interface ContourLinesProps {
  /** Places the lines, or gives them a `--contour-fade`: the mask image that fades them where text is read. */
  className?: string
}

/**
 * The house's one ornament: contour lines that fill what they stand in, which must be positioned and clip. They lie
 * behind the content, drift a little with the scroll, and are gone in forced colours.
 */
export function ContourLines({ className = '' }: ContourLinesProps) {
  return <div aria-hidden="true" className={`contour ${className}`} />
}
