import { offerMessages, type OfferState } from './offer.ts'
import type { OfferHandle } from './use-offer.ts'

/** One value per state. */
export const states = {
  none: { status: 'none' },
  visitor: { status: 'visitor', name: 'Ada Keller' },
  demo: { status: 'demo', credentials: { email: 'demo@example.org', password: 'five-words' } },
} satisfies { [S in OfferState['status']]: Extract<OfferState, { status: S }> }

/** An offer stopped in one state. Its verb does nothing unless you pass your own. */
export function still(state: OfferState, verbs: Partial<OfferHandle> = {}): OfferHandle {
  return { messages: offerMessages, continueAsVisitor: () => {}, ...verbs, state }
}
