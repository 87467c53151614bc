import { DocumentPage } from '../shared/document/document-page.tsx'
import type { PrivacyMessages, PrivacyParty } from './privacy.ts'

export interface PrivacyPageProps {
  messages: PrivacyMessages
  party: PrivacyParty
}

/** The Privacy Policy. Renders the page's `<main>`. */
export function PrivacyPage({ messages: { title, lead, contents, sections }, party }: PrivacyPageProps) {
  return <DocumentPage title={title} lead={lead} contents={contents} sections={sections(party)} />
}
