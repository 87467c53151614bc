import { buttonVariants } from '@summit/ui/button'
import { PageLink } from '../config/page-link.tsx'

export interface ActionLinkProps {
  href: string
  children: string
}

/** The main way on from an account page: a link to a page of the host that looks like a button. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <PageLink href={href} className={`${buttonVariants({ variant: 'accent' })} justify-self-start`}>
      {children}
    </PageLink>
  )
}
