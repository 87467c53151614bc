import { useMessages } from '../shared/messages/use-messages.ts'
import { notFoundMessages, type NotFoundMessages } from './not-found.ts'

/** The not-found page's texts, in the visitor's language. */
export function useNotFound(): NotFoundMessages {
  return useMessages(notFoundMessages)
}
