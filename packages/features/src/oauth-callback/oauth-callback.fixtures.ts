import { socialReturnMessages, type SocialReturnState } from './social-return.ts'
import type { SocialReturnHandle } from './use-social-return.ts'

/** One value per state. */
export const states = {
  loading: { status: 'loading' },
  success: { status: 'success' },
  error: { status: 'error', message: 'Authentication failed: access_denied' },
} satisfies { [S in SocialReturnState['status']]: Extract<SocialReturnState, { status: S }> }

/** What somebody with bad intentions may put into the address. */
export const hostile = {
  status: 'error',
  message: `Authentication failed: <b>Call +1 900 555</b> ${'https://evil.example/'.repeat(7)}`,
} satisfies SocialReturnState

/** A handle in the given state, for stories and tests. */
export function mockHandle(state: SocialReturnState): SocialReturnHandle {
  return { state, messages: socialReturnMessages }
}
