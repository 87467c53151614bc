import { paths } from '../../shared/config/paths.ts'
import { quickSignInMessages, type QuickSignInState } from './quick-sign-in.ts'
import type { QuickSignInHandle } from './use-quick-sign-in.ts'

/** One value per state. */
export const states = {
  none: { status: 'none' },
  visitor: { status: 'visitor', name: 'Ada Keller' },
  demo: { status: 'demo', credentials: { email: 'demo@example.org', password: 'five-words' } },
} satisfies { [S in QuickSignInState['status']]: Extract<QuickSignInState, { status: S }> }

/** A mock return value of `useQuickSignIn` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: QuickSignInState, handle: Partial<QuickSignInHandle> = {}): QuickSignInHandle {
  return { messages: quickSignInMessages, redirectTo: paths.dashboard, continueAsVisitor: () => {}, ...handle, state }
}
