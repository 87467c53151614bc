import { quickSignInMessages, type QuickSignInState } from './quick-sign-in.ts'
import type { QuickSignInHandle } from './use-quick-sign-in.ts'

/** One value per state. */
export const states = {
  none: { status: 'none' },
  visitor: { status: 'visitor', name: 'Ada Keller' },
  demo: { status: 'demo', credentials: { email: 'demo@example.org', password: 'five-words' } },
} satisfies { [S in QuickSignInState['status']]: Extract<QuickSignInState, { status: S }> }

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: QuickSignInState, functions: Partial<QuickSignInHandle> = {}): QuickSignInHandle {
  return { messages: quickSignInMessages, continueAsVisitor: () => {}, ...functions, state }
}
