'use client'

import { useConfig, type LinkComponentProps } from './use-config.ts'

export interface PageLinkProps extends Omit<LinkComponentProps, 'href' | 'to'> {
  /** Null for a page that the host does not have. */
  href: string | null
}

/**
 * A link to one of the host's pages. Renders the host's link component, or else an `<a>`, and nothing for a page that
 * the host does not have.
 */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const { Link } = useConfig()
  if (href === null) return null
  return Link ? <Link {...rest} href={href} to={href} /> : <a {...rest} href={href} />
}
