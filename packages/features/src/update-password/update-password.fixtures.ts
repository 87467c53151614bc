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

/** An update-password screen stopped in one state. Its verb does nothing unless you pass your own. */
export function still(state: UpdatePasswordState, verbs: Partial<UpdatePasswordHandle> = {}): UpdatePasswordHandle {
  return { messages: updatePasswordMessages, form: { current: null }, submit: () => {}, ...verbs, state }
}
