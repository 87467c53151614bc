import { getFieldErrors } from '../../shared/form/form-status.ts'
import { rateLimited, wrongPassword } from '../../shared/form/refused-forms.ts'
import { confirmationFields } from '../confirmation.ts'
import { passkeysMessages, type AddPasskeyState, type Passkey, type PasskeysState } from './passkeys.ts'
import type { PasskeysHandle } from './use-passkeys.ts'

/** Noon of a day in November 2026. */
const on = (day: number) => Date.UTC(2026, 10, day, 12)

/** Three passkeys: one that was used, one that was not, and one of an unknown browser. */
export const list: readonly [Passkey, ...Passkey[]] = [
  { id: 'a', browser: 'Safari', system: 'macOS', createdAt: on(19), usedAt: on(21) },
  { id: 'b', browser: 'Chrome', system: 'Android', createdAt: on(12) },
  { id: 'c', createdAt: on(2), usedAt: on(9) },
]

/** The loaded list, with this state of its form. */
export function ready(
  adding: AddPasskeyState = { status: 'idle' },
  passkeys: readonly Passkey[] = list,
): Extract<PasskeysState, { status: 'ready' }> {
  return { status: 'ready', passkeys, adding, removing: { status: 'closed' } }
}

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  unavailable: { status: 'unavailable' },
  ready: ready(),
} satisfies { [S in PasskeysState['status']]: Extract<PasskeysState, { status: S }> }

/** One value per state of the form. */
export const adding = {
  unsupported: { status: 'unsupported' },
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'refused', message: passkeysMessages.cancelled, code: 'passkey_cancelled' },
} satisfies { [S in AddPasskeyState['status']]: Extract<AddPasskeyState, { status: S }> }

/** The device has a passkey of this account. */
export const known = {
  status: 'error',
  reason: 'refused',
  message: passkeysMessages.known,
  code: 'passkey_known',
} satisfies AddPasskeyState

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: ready(rateLimited),
  waitSeconds: 887,
} satisfies Pick<PasskeysHandle, 'state' | 'waitSeconds'>

/** The dialog during its request. */
export const pendingRemoval = {
  ...ready(),
  removing: { status: 'open', passkey: list[0], request: { status: 'pending' } },
} satisfies PasskeysState

/** The dialog that removes the first passkey. */
export const removing = {
  ...ready(),
  removing: { status: 'open', passkey: list[0], request: { status: 'idle' } },
} satisfies PasskeysState

/** The dialog after a request that failed. */
export const notRemoved = {
  ...ready(),
  removing: {
    status: 'open',
    passkey: list[0],
    request: { status: 'error', reason: 'unreachable', message: passkeysMessages.unreachable },
  },
} satisfies PasskeysState

/** The dialog after a wrong password. */
export const removalWrongPassword = {
  ...ready(),
  removing: { status: 'open', passkey: list[0], request: wrongPassword },
} satisfies PasskeysState

/** After a removal. */
export const removed = { ...ready(undefined, list.slice(1)), hasRemoved: true } satisfies PasskeysState

export { wrongPassword }

/** A mock return value of `usePasskeys` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: PasskeysState, handle: Partial<PasskeysHandle> = {}): PasskeysHandle {
  return {
    fieldErrors: state.status === 'ready' ? getFieldErrors(state.adding, confirmationFields) : {},
    removalErrors:
      state.status === 'ready' && state.removing.status === 'open'
        ? getFieldErrors(state.removing.request, confirmationFields)
        : {},
    messages: passkeysMessages,
    waitSeconds: 0,
    add: () => {},
    ask: () => {},
    remove: () => {},
    ...handle,
    state,
  }
}
