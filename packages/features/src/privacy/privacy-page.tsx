'use client'

import { useConfig } from '../shared/config/use-config.ts'
import { DocumentPage } from '../shared/drawings/document-page.tsx'
import { useMessages } from '../shared/config/use-messages.ts'
import { getNewsletterSeenKey } from '../shared/ports/storage-keys.ts'
import { privacyMessages, type PrivacyMessages } from './privacy.ts'

export interface PrivacyProps {
  /** Messages that override the provider's translations. */
  messages?: Partial<PrivacyMessages> | undefined
  /** The `seenKey` of your `Newsletter`. @default `{storagePrefix}-newsletter-popup-seen` */
  newsletterSeenKey?: string | undefined
}

/** The Privacy Policy, for the provider's brand. Renders the page's `<main>`. */
export function Privacy({ messages: ownMessages, newsletterSeenKey }: PrivacyProps) {
  const { brand, storagePrefix, sendsEnquiries, createsAccounts } = useConfig()
  const { title, lead, contents, sections } = useMessages(privacyMessages, ownMessages)
  const subject = {
    brand,
    storagePrefix,
    sendsEnquiries,
    createsAccounts,
    newsletterSeenKey: newsletterSeenKey ?? getNewsletterSeenKey(storagePrefix),
  }
  return <DocumentPage title={title} lead={lead} contents={contents} sections={sections(subject)} />
}
