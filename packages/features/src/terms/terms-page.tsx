import { DocumentPage } from '../shared/document/document-page.tsx'
import type { TermsMessages, TermsParty } from './terms.ts'

export interface TermsPageProps {
  messages: TermsMessages
  party: TermsParty
}

/** The Terms of Service. Renders the page's `<main>`. */
export function TermsPage({ messages: { title, updated, contents, sections }, party }: TermsPageProps) {
  return <DocumentPage title={title} lead={updated} contents={contents} sections={sections(party)} />
}
