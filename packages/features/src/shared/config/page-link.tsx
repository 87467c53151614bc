'use client'

import { useConfig, type LinkComponentProps } from './use-config.ts'

/** A link to one of the host's pages. Renders the host's link component, or else an `<a>`. */
export function PageLink({ href, ...rest }: Omit<LinkComponentProps, 'to'>) {
  const { Link } = useConfig()
  return Link ? <Link {...rest} href={href} to={href} /> : <a {...rest} href={href} />
}
