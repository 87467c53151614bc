export interface CountdownProps {
  /** How long it takes to fill, in ms. To start again with another value, change its `key` as well. */
  ms: number
}

/**
 * A progress line towards an automatic event. Decorative: describe the event in text as well. It is full from
 * the start under reduced motion.
 */
export function Countdown({ ms }: CountdownProps) {
  return (
    <div aria-hidden="true" className="h-0.75 w-full bg-line">
      <div
        className="h-full elapse origin-left bg-ink rtl:origin-right forced-colors:bg-[CanvasText]"
        style={{ '--elapse': `${ms}ms` }}
      />
    </div>
  )
}
