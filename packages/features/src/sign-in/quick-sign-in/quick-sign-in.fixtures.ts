import { paths } from '../../shared/paths.ts'
import { quickSignInMessages, type QuickSignInState } from './quick-sign-in.ts'
import type { QuickSignInHandle } from './use-quick-sign-in.ts'

/** One value per state. */
export const states = {
  none: { status: 'none' },
  visitor: { status: 'visitor', name: 'Ada Keller' },
  demo: { status: 'demo', credentials: { email: 'demo@example.org', password: 'five-words' } },
} satisfies { [S in QuickSignInState['status']]: Extract<QuickSignInState, { status: S }> }

/** What `useQuickSignIn` returns in this state. Its function does nothing unless you pass your own. */
export function mockHandle(state: QuickSignInState, handle: Partial<QuickSignInHandle> = {}): QuickSignInHandle {
  return { messages: quickSignInMessages, redirectTo: paths.dashboard, continueAsVisitor: () => {}, ...handle, state }
}
