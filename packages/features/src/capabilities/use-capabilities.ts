import { useMessages } from '../shared/messages/use-messages.ts'
import { capabilitiesMessages, type CapabilitiesMessages } from './capabilities.ts'

/** The features page's texts, in the visitor's language. */
export function useCapabilities(): CapabilitiesMessages {
  return useMessages(capabilitiesMessages)
}
