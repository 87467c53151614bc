import { updatePasswordMessages, type UpdatePasswordState } from './update-password.ts'
import type { UpdatePasswordHandle } from './use-update-password.ts'

/** One value per state. */
export const states = {
  loading: { status: 'loading' },
  invalid: { status: 'invalid' },
  valid: { status: 'valid', email: 'ada@example.org', faults: {} },
  updating: { status: 'updating', email: 'ada@example.org' },
  error: { status: 'error', email: 'ada@example.org', reason: 'refused', message: 'This is your password already.' },
  success: { status: 'success' },
  elsewhere: { status: 'elsewhere' },
} satisfies { [S in UpdatePasswordState['status']]: Extract<UpdatePasswordState, { status: S }> }

/** The form with everything wrong that can be. */
export const refused = {
  ...states.valid,
  faults: { password: 'tooShort', confirmPassword: 'mismatch' },
} satisfies UpdatePasswordState

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(
  state: UpdatePasswordState,
  functions: Partial<UpdatePasswordHandle> = {},
): UpdatePasswordHandle {
  return { messages: updatePasswordMessages, form: { current: null }, submit: () => {}, ...functions, state }
}
