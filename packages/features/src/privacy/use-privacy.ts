import { useMessages } from '../shared/messages/use-messages.ts'
import { privacyMessages, type PrivacyMessages } from './privacy.ts'

/** The privacy policy, in the visitor's language. */
export function usePrivacy(): PrivacyMessages {
  return useMessages(privacyMessages)
}
