import { LinkButton } from '@summit/ui/link-button'
import { PageLink } from '../config/page-link.tsx'

export interface ActionLinkProps {
  href: string
  children: string
}

/** The main way on from an account page: a link to a page of the host that looks like a button. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <LinkButton variant="accent" className="justify-self-start" render={<PageLink href={href} />}>
      {children}
    </LinkButton>
  )
}
