import { quickSignInMessages, type QuickSignInState } from './quick-sign-in.ts'
import type { QuickSignInHandle } from './use-quick-sign-in.ts'

/** One value per state. */
export const states = {
  none: { status: 'none' },
  visitor: { status: 'visitor', name: 'Ada Keller' },
  demo: { status: 'demo', credentials: { email: 'demo@example.org', password: 'five-words' } },
} satisfies { [S in QuickSignInState['status']]: Extract<QuickSignInState, { status: S }> }

/** An offer stopped in one state. Its verb does nothing unless you pass your own. */
export function still(state: QuickSignInState, verbs: Partial<QuickSignInHandle> = {}): QuickSignInHandle {
  return { messages: quickSignInMessages, continueAsVisitor: () => {}, ...verbs, state }
}
