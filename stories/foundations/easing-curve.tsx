interface EasingCurveProps {
  /** `cubic-bezier(x1, y1, x2, y2)` */
  value: string
  className: string
}

/** The curve of an easing: time to the right, progress upwards. */
export function EasingCurve({ value, className }: EasingCurveProps) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?[\d.]+/g) ?? []).map(Number)
  return (
    <svg viewBox="-4 -4 108 108" fill="none" aria-hidden="true" className={className}>
      <path d="M0 0v100h100" className="stroke-line-strong" strokeWidth="2" />
      <path
        d={`M0 100C${100 * x1} ${100 - 100 * y1} ${100 * x2} ${100 - 100 * y2} 100 0`}
        className="stroke-accent"
        strokeWidth="5"
      />
    </svg>
  )
}
