import { buttonVariants } from '@summit/ui/button'
import { Countdown } from '@summit/ui/countdown'

export interface OnwardProps {
  href: string
  /** The link's text: where it leads. */
  label: string
  /** How long until the screen goes there by itself, in ms. */
  afterMs: number
}

/** For a screen that redirects after a while: a countdown, and a link for those who do not want to wait. */
export function Onward({ href, label, afterMs }: OnwardProps) {
  return (
    <>
      <Countdown ms={afterMs} />
      <a href={href} className={`${buttonVariants({ variant: 'secondary' })} justify-self-start`}>
        {label}
      </a>
    </>
  )
}
