'use client'

import { Button } from '@summit/ui/button'
import { Divider } from '@summit/ui/divider'
import { LinkButton } from '@summit/ui/link-button'
import { useConfig, type SocialProvider } from '../config/use-config.ts'

export interface ProviderLinksProps {
  /** The providers, in the order in which they are shown. */
  providers: readonly SocialProvider[]
  messages: {
    or: string
    continueWith: (provider: string) => string
  }
}

/** A link or a button per provider of social sign-in, below the word "or". Renders nothing where there is none. */
export function ProviderLinks({ providers, messages }: ProviderLinksProps) {
  const { apiUrl } = useConfig()
  if (providers.length === 0) return null
  return (
    <>
      <Divider>{messages.or}</Divider>
      <div className="grid gap-3">
        {providers.map(({ name, href, icon, onClick }) => {
          const look = { variant: 'secondary', block: true } as const
          const content = (
            <>
              {icon}
              {messages.continueWith(name)}
            </>
          )
          return href === undefined ? (
            <Button key={name} {...look} onClick={onClick}>
              {content}
            </Button>
          ) : (
            // Not a page of the router, so never the host's link component.
            <LinkButton key={name} {...look} href={apiUrl(href)}>
              {content}
            </LinkButton>
          )
        })}
      </div>
    </>
  )
}
