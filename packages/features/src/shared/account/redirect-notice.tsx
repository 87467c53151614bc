import { buttonVariants } from '@summit/ui/button'
import { Countdown } from '@summit/ui/countdown'
import { PageLink } from '../config/page-link.tsx'

export interface RedirectNoticeProps {
  href: string
  /** The text of the link. */
  label: string
  /** The delay of the redirect, in ms. */
  afterMs: number
}

/** Countdown of a delayed redirect, and a link that navigates at once. */
export function RedirectNotice({ href, label, afterMs }: RedirectNoticeProps) {
  return (
    <>
      <Countdown ms={afterMs} />
      <PageLink href={href} className={`${buttonVariants({ variant: 'secondary' })} justify-self-start`}>
        {label}
      </PageLink>
    </>
  )
}
