import { Countdown } from '@summit/ui/countdown'
import { LinkButton } from '@summit/ui/link-button'
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
      <LinkButton variant="secondary" className="justify-self-start" render={<PageLink href={href} />}>
        {label}
      </LinkButton>
    </>
  )
}
