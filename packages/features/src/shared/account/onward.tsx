import { buttonLook } from '@summit/ui/button'
import { Countdown } from '@summit/ui/countdown'

export interface OnwardProps {
  href: string
  /** Says where it leads. */
  label: string
  /** The screen goes there by itself after so long, in ms. */
  afterMs: number
}

/** The way on from a screen that goes there by itself: at once for whoever does not want to wait. Renders a line that fills, and a link. */
export function Onward({ href, label, afterMs }: OnwardProps) {
  return (
    <>
      <Countdown ms={afterMs} />
      <a href={href} className={`${buttonLook({ variant: 'line' })} justify-self-start`}>
        {label}
      </a>
    </>
  )
}
