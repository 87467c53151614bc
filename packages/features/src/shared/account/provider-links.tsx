'use client'

import { buttonVariants } from '@summit/ui/button'
import { useConfig, type SocialProvider } from '../config/use-config.ts'
import { Or } from './or.tsx'

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
      <Or>{messages.or}</Or>
      <div className="grid gap-3">
        {providers.map(({ name, href, icon }) => (
          // Not a page of the router, so never the host's link component.
          <a key={name} href={apiUrl(href)} className={buttonVariants({ variant: 'secondary', block: true })}>
            {icon}
            {messages.continueWith(name)}
          </a>
        ))}
      </div>
    </>
  )
}
