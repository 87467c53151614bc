'use client'

import { Container } from '@summit/ui/container'
import { LinkButton } from '@summit/ui/link-button'
import { useContext } from 'react'
import { ConfigContext } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { brokenPageMessages, type BrokenPageMessages } from './broken-page-messages.ts'

export interface BrokenPageProps {
  /** Messages that override the provider's translations. */
  messages?: Partial<BrokenPageMessages> | undefined
  /** The address of the home page. @default the provider's `routes.home`, or `/` outside of a provider */
  home?: string | undefined
}

/**
 * The page for an error that no other code has caught. Works outside of the provider, which may be what failed. Its links load
 * a document (`target`), since the router may no longer be mounted. Renders the page's `<main>`.
 */
export function BrokenPage({ messages: ownMessages, home }: BrokenPageProps) {
  const config = useContext(ConfigContext)
  const messages = useMessages(brokenPageMessages, ownMessages)
  return (
    <Container
      render={<main />}
      className="grid min-h-dvh content-center justify-items-start gap-6 py-12 wrap-anywhere"
    >
      <h1>{messages.title}</h1>
      <p className="max-w-measure text-lead text-ink-muted">{messages.text}</p>
      <div className="flex flex-wrap gap-4">
        <LinkButton href="" target="_self" variant="accent">
          {messages.reload}
        </LinkButton>
        <LinkButton href={home ?? config?.routes.home ?? '/'} target="_self" variant="secondary">
          {messages.home}
        </LinkButton>
      </div>
    </Container>
  )
}
