'use client'

import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { AppStoreButton, GooglePlayButton } from '../shared/drawings/store-buttons.tsx'
import { Wordmark } from '../shared/drawings/wordmark.tsx'
import { SocialLinks } from './social-links.tsx'
import {
  footerColumns,
  siteChromeMessages,
  type FooterColumn,
  type FooterLink,
  type SiteChromeMessages,
} from './site-chrome.ts'

export interface FooterProps {
  /** Its columns of links. @default product and company */
  columns?: readonly FooterColumn[] | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<SiteChromeMessages> | undefined
}

/** The footer, with the blurb, accounts and stores of the provider's brand. Renders the `contentinfo` landmark. */
export function Footer({ columns, messages: ownMessages }: FooterProps) {
  const { brand, routes } = useConfig()
  const messages = useMessages(siteChromeMessages, ownMessages)
  const shownColumns = columns ?? footerColumns(messages, routes)
  return (
    <footer className="border-t border-line pt-16 pb-8 print:break-before-avoid print:border-0 print:p-0">
      <div className="wrap">
        <div
          className="print:hidden grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[5fr_repeat(var(--columns),2fr)_3fr]"
          style={{ '--columns': shownColumns.length }}
        >
          <div className="col-span-2 grid content-start gap-4 md:col-span-1">
            <Wordmark />
            {brand.blurb && (
              <p className="max-w-[19.5em] text-ink-muted">
                <bdi>{brand.blurb}</bdi>
              </p>
            )}
            {brand.socials && <SocialLinks socials={brand.socials} messages={messages} />}
          </div>
          {shownColumns.map(({ heading, links }) => (
            <div key={heading}>
              <Heading>{heading}</Heading>
              <ul>
                {links.map((link) => (
                  <LinkItem key={link.label} {...link} note={messages.comingSoonNote} />
                ))}
              </ul>
            </div>
          ))}
          {brand.stores && (
            <div className="col-span-2 md:col-span-3 lg:col-span-1">
              <Heading>{messages.getTheApp}</Heading>
              <div className="flex flex-wrap gap-3">
                <AppStoreButton />
                <GooglePlayButton />
              </div>
            </div>
          )}
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-caption text-ink-muted">
          <p>{messages.copyright(brand.name)}</p>
          {messages.scale && <ScaleBar>{messages.scale}</ScaleBar>}
        </div>
      </div>
    </footer>
  )
}

function Heading({ children }: { children: string }) {
  return <h2 className="mb-4 font-body text-small tracking-normal font-label">{children}</h2>
}

/** A link; without an address a placeholder, which has no target and takes no focus. */
function LinkItem({ label, href, note }: FooterLink & { note: string }) {
  if (!href)
    return (
      <li className="py-1 text-ink-muted">
        {`${label} `}
        <span className="text-caption">{note}</span>
      </li>
    )
  return (
    <li>
      <PageLink href={href} className="inline-block py-1 no-underline hover:underline">
        {label}
      </PageLink>
    </li>
  )
}

/** Illustration: a map's scale bar. */
function ScaleBar({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="print:hidden flex flex-wrap items-center gap-3">
      0
      <span className="block h-1.5 w-32 border border-current bg-[linear-gradient(90deg,currentColor_25%,transparent_0_50%,currentColor_0_75%,transparent_0)]" />
      {children}
    </p>
  )
}
