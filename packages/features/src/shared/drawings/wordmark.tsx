'use client'

import { PageLink } from '../config/page-link.tsx'
import { useConfig } from '../config/use-config.ts'

/** The link to the home page: the logo and the product's name. */
export function Wordmark() {
  const { brand, routes } = useConfig()
  return (
    <PageLink
      href={routes.home}
      // A logo need not grow with the text: on a small phone the bar has no room for it.
      className="wordmark relative inline-flex min-h-11 w-fit min-w-0 items-center gap-[0.5em] font-display text-h3 no-underline max-sm:text-[min(var(--text-h3),6.4vw)]"
    >
      {brand.logo && (
        // The name beside it would be read twice.
        <span aria-hidden="true" className="flex h-[1.4em] flex-none *:h-full *:w-auto">
          {brand.logo}
        </span>
      )}
      {brand.name}
    </PageLink>
  )
}
