import { paths } from '../../shared/config/paths.ts'
import { rateLimited } from '../../shared/form/refused-forms.ts'
import { passkeySignInMessages, type PasskeySignInState } from './passkey-sign-in.ts'
import type { PasskeySignInHandle } from './use-passkey-sign-in.ts'

/** One value per state. */
export const states = {
  unsupported: { status: 'unsupported' },
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'refused', message: passkeySignInMessages.refused, code: 'invalid_passkey' },
} satisfies { [S in PasskeySignInState['status']]: Extract<PasskeySignInState, { status: S }> }

/** After the prompt was closed. */
export const cancelled = {
  status: 'error',
  reason: 'refused',
  message: passkeySignInMessages.cancelled,
  code: 'passkey_cancelled',
} satisfies PasskeySignInState

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: rateLimited,
  waitSeconds: 887,
} satisfies Pick<PasskeySignInHandle, 'state' | 'waitSeconds'>

/** A mock return value of `usePasskeySignIn` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: PasskeySignInState, handle: Partial<PasskeySignInHandle> = {}): PasskeySignInHandle {
  return {
    messages: passkeySignInMessages,
    redirectTo: paths.dashboard,
    waitSeconds: 0,
    submit: () => {},
    ...handle,
    state,
  }
}
