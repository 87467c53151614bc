import { CameraIcon, ChatIcon, RouteIcon, VideoIcon, type IconProps } from '@summit/ui/icons'
import type { ComponentType, ReactNode } from 'react'
import type { Brand, Social } from '../shared/brand/brand.ts'
import { paths } from '../shared/paths.ts'
import { AppStoreButton, GooglePlayButton } from '../shared/store-buttons.tsx'
import { Wordmark } from '../shared/wordmark.tsx'
import type { ChromeMessages } from './site-chrome.ts'

export interface FooterProps {
  brand: Brand
  messages: ChromeMessages
}

const icons = { pictures: CameraIcon, videos: VideoIcon, chat: ChatIcon, routes: RouteIcon } satisfies Record<
  Social['kind'],
  ComponentType<IconProps>
>

/** The footer of every page (CHROME-10…18). Renders the `contentinfo` landmark. */
export function Footer({ brand, messages }: FooterProps) {
  return (
    <footer className="border-t border-line pt-16 pb-8 print:break-before-avoid print:border-0 print:p-0">
      <div className="wrap">
        <div className="print:hidden grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[5fr_2fr_2fr_3fr]">
          <div className="col-span-2 grid content-start gap-4 md:col-span-1">
            <Wordmark product={brand.name} />
            <p className="max-w-[34ch] text-ink-muted">{brand.blurb}</p>
            <div className="grid gap-2 text-caption text-ink-muted">
              <p aria-hidden="true" className="first-letter:uppercase">
                {messages.comingSoon}
              </p>
              <ul className="flex flex-wrap gap-x-5 gap-y-2">
                {brand.socials?.map(({ network, kind }) => {
                  const Icon = icons[kind]
                  return (
                    <li key={network} className="flex items-center gap-1.5">
                      <Icon size="small" />
                      {network}
                      <span className="sr-only">{` (${messages.comingSoon})`}</span>
                    </li>
                  )
                })}
              </ul>
            </div>
          </div>
          <Column heading={messages.product}>
            <FooterLink href={paths.features}>{messages.features}</FooterLink>
            <FooterLink href={paths.pricing}>{messages.pricing}</FooterLink>
            <FooterLink href={paths.reviews}>{messages.reviews}</FooterLink>
            <Soon note={messages.comingSoon}>{messages.updates}</Soon>
          </Column>
          <Column heading={messages.company}>
            <Soon note={messages.comingSoon}>{messages.about}</Soon>
            <Soon note={messages.comingSoon}>{messages.careers}</Soon>
            <Soon note={messages.comingSoon}>{messages.press}</Soon>
            <FooterLink href={paths.contact}>{messages.contact}</FooterLink>
          </Column>
          <div className="col-span-2 md:col-span-3 lg:col-span-1">
            <Heading>{messages.getTheApp}</Heading>
            <div className="flex flex-wrap gap-3">
              <AppStoreButton brand={brand} />
              <GooglePlayButton brand={brand} />
            </div>
          </div>
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-caption text-ink-muted">
          <p>{messages.copyright(brand.name)}</p>
          <Scale>{messages.scale}</Scale>
        </div>
      </div>
    </footer>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Heading>{heading}</Heading>
      <ul>{children}</ul>
    </div>
  )
}

function Heading({ children }: { children: string }) {
  return <h2 className="mb-4 font-body text-small tracking-normal font-label">{children}</h2>
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-1 no-underline hover:underline">
        {children}
      </a>
    </li>
  )
}

/** A page that is still to come: no link and no button, since it has no target; takes no focus. */
function Soon({ note, children }: { note: string; children: string }) {
  return (
    <li className="py-1 text-ink-muted">
      {children}
      <span className="text-caption">{` (${note})`}</span>
    </li>
  )
}

/** A scale bar as on maps. Decorative. */
function Scale({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="print:hidden flex flex-wrap items-center gap-3">
      0
      <span className="block h-1.5 w-32 border border-current bg-[linear-gradient(90deg,currentColor_25%,transparent_0_50%,currentColor_0_75%,transparent_0)]" />
      {children}
    </p>
  )
}
