import { changeNameMessages, type ChangeNameState } from './change-name.ts'
import type { ChangeNameHandle } from './use-change-name.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'unreachable', message: changeNameMessages.unreachable },
} satisfies { [S in ChangeNameState['status']]: Extract<ChangeNameState, { status: S }> }

/** The form after a name that the server refuses. */
export const refusedName = {
  state: {
    status: 'error',
    reason: 'refused',
    message: 'Please enter a name of at most 80 characters.',
    field: 'name',
  },
  fieldErrors: { name: 'Please enter a name of at most 80 characters.' },
} satisfies Partial<ChangeNameHandle>

/** A mock return value of `useChangeName` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: ChangeNameState, handle: Partial<ChangeNameHandle> = {}): ChangeNameHandle {
  return {
    fieldErrors: {},
    messages: changeNameMessages,
    submit: () => {},
    cancel: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}
