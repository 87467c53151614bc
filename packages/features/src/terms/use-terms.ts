import { useMessages } from '../shared/messages/use-messages.ts'
import { termsMessages, type TermsMessages } from './terms.ts'

/** The terms, in the visitor's language. */
export function useTerms(): TermsMessages {
  return useMessages(termsMessages)
}
