'use client'

import { Button } from '@summit/ui/button'
import { Divider } from '@summit/ui/divider'
import { LinkButton } from '@summit/ui/link-button'
import { useId } from 'react'
import { useConfig, type SocialProvider } from '../config/use-config.ts'

export interface ProviderLinksProps {
  /** The providers, in the order in which they are shown. */
  providers: readonly SocialProvider[]
  /** The name of the provider that is marked as the one used last; null for none. @default null */
  lastUsed?: string | null | undefined
  messages: {
    or: string
    continueWith: (provider: string) => string
    /** The mark. @default none */
    lastUsed?: string | undefined
  }
}

/** A link or a button per provider of social sign-in, below the word "or". Renders nothing where there is none. */
export function ProviderLinks({ providers, lastUsed = null, messages }: ProviderLinksProps) {
  const { apiUrl } = useConfig()
  const markId = useId()
  if (providers.length === 0) return null
  return (
    <>
      <Divider>{messages.or}</Divider>
      <div className="grid gap-3">
        {providers.map(({ name, href, icon, onClick }) => {
          const isLastUsed = name === lastUsed && messages.lastUsed
          const look = {
            variant: 'secondary',
            block: true,
            ...(isLastUsed && { 'aria-describedby': markId }),
          } as const
          const content = (
            <>
              {icon}
              {messages.continueWith(name)}
            </>
          )
          const control =
            href === undefined ? (
              <Button {...look} onClick={onClick}>
                {content}
              </Button>
            ) : (
              // Not a page of the router, so never the host's link component.
              <LinkButton {...look} href={apiUrl(href)}>
                {content}
              </LinkButton>
            )
          return (
            <div key={name} className="relative grid">
              {control}
              {isLastUsed && (
                // On the border: it appears after hydration, and must neither move nor cover the name.
                <span
                  id={markId}
                  className="pointer-events-none absolute end-3 -top-2.5 rounded-1 border border-line-strong bg-surface px-2 text-caption text-ink-muted"
                >
                  {messages.lastUsed}
                </span>
              )}
            </div>
          )
        })}
      </div>
    </>
  )
}
