'use client'

import { Divider } from '@summit/ui/divider'
import { LinkButton } from '@summit/ui/link-button'
import { useConfig, type SocialProvider } from '../config/use-config.ts'

export interface ProviderLinksProps {
  providers: readonly SocialProvider[]
  messages: {
    or: string
    continueWith: (provider: string) => string
  }
}

/** A link for each provider of social sign-in, below the word "or". Renders nothing where there is no provider. */
export function ProviderLinks({ providers, messages }: ProviderLinksProps) {
  const { apiUrl } = useConfig()
  if (providers.length === 0) return null
  return (
    <>
      <Divider>{messages.or}</Divider>
      <div className="grid gap-3">
        {providers.map(({ name, href, icon }) => (
          // Not a page of the router, so never the host's link component.
          <LinkButton key={name} href={apiUrl(href)} variant="secondary" block>
            {icon}
            {messages.continueWith(name)}
          </LinkButton>
        ))}
      </div>
    </>
  )
}
