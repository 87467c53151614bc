import { paths } from '../shared/config/paths.ts'
import type { FormStatus } from '../shared/form/form-status.ts'
import { getFieldErrors } from '../shared/form/form-status.ts'
import { rateLimited } from '../shared/form/refused-forms.ts'
import type { ResendState } from '../shared/form/resend.ts'
import { codeSignInMessages, fields, type CodeSignInState } from './code-sign-in.ts'
import type { CodeSignInHandle } from './use-code-sign-in.ts'

/** The step in which the code is entered. */
export function sent(
  entry: FormStatus = { status: 'idle' },
  resend: ResendState = { status: 'waiting', seconds: 42 },
): Extract<CodeSignInState, { status: 'sent' }> {
  return { status: 'sent', email: 'ada@example.org', entry, resend }
}

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  error: { status: 'error', reason: 'unreachable', message: codeSignInMessages.unreachable },
  sent: sent(),
} satisfies { [S in CodeSignInState['status']]: Extract<CodeSignInState, { status: S }> }

/** The states of the form in which the code is entered. */
export const entries = {
  pending: { status: 'pending' },
  success: { status: 'success' },
  wrong: {
    status: 'error',
    reason: 'refused',
    message: codeSignInMessages.refused,
    code: 'invalid_code',
    field: 'code',
  },
} satisfies Record<string, FormStatus>

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: sent(rateLimited),
  waitSeconds: 887,
} satisfies Pick<CodeSignInHandle, 'state' | 'waitSeconds'>

/** A mock return value of `useCodeSignIn` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: CodeSignInState, handle: Partial<CodeSignInHandle> = {}): CodeSignInHandle {
  return {
    fieldErrors: getFieldErrors(state.status === 'sent' ? state.entry : state, fields),
    messages: codeSignInMessages,
    outbox: null,
    redirectTo: paths.dashboard,
    waitSeconds: 0,
    send: () => {},
    resend: () => {},
    enter: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}
