'use client'

import { useConfig } from '../shared/config/use-config.ts'
import { DocumentPage } from '../shared/drawings/document-page.tsx'
import { useMessages } from '../shared/config/use-messages.ts'
import { termsMessages, type TermsMessages } from './terms.ts'

export interface TermsProps {
  /** Messages that override the provider's translations. */
  messages?: Partial<TermsMessages> | undefined
}

/** The Terms of Service, for the provider's brand. Renders the page's `<main>`. */
export function Terms({ messages: ownMessages }: TermsProps) {
  const config = useConfig()
  const { title, updated, contents, sections } = useMessages(termsMessages, ownMessages)
  return <DocumentPage title={title} lead={updated} contents={contents} sections={sections(config)} />
}
