export interface CountdownProps {
  /** How long it takes, in ms. Another length begins anew only with another `key`. */
  ms: number
}

/** Something happens by itself when this line is full. Decoration: say it in words as well. Stands full where motion is not wanted. */
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
