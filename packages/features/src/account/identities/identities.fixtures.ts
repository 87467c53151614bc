import { getFieldErrors, type FormStatus } from '../../shared/form/form-status.ts'
import { rateLimited } from '../../shared/form/refused-forms.ts'
import { confirmationFields } from '../confirmation.ts'
import {
  identitiesMessages,
  type IdentitiesState,
  type Identity,
  type IdentityQuestion,
  type ProviderRow,
} from './identities.ts'
import type { IdentitiesHandle } from './use-identities.ts'

/** Linked at noon of November 19, 2026. */
const google: Identity = { provider: 'google', email: 'ada.keller@example.com', linkedAt: Date.UTC(2026, 10, 19, 12) }

/** Google is linked, Apple is not. */
export const list: readonly ProviderRow[] = [
  { provider: 'google', identity: google },
  { provider: 'apple', identity: null },
]

/** Neither is linked. */
export const unlinked: readonly ProviderRow[] = list.map(({ provider }) => ({ provider, identity: null }))

/** The loaded list. */
export function ready(rows: readonly ProviderRow[] = list): Extract<IdentitiesState, { status: 'ready' }> {
  return { status: 'ready', rows, dialog: { status: 'closed' } }
}

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  unavailable: { status: 'unavailable' },
  ready: ready(),
} satisfies { [S in IdentitiesState['status']]: Extract<IdentitiesState, { status: S }> }

/** One value per state of the dialog's request. */
export const requests = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'unreachable', message: identitiesMessages.unreachable },
} satisfies { [S in FormStatus['status']]: Extract<FormStatus, { status: S }> }

/** The dialog that links Apple. */
export function linking(request: FormStatus = requests.idle): IdentitiesState {
  return asking({ action: 'link', provider: 'apple' }, request)
}

/** The dialog that removes Google. */
export function removing(request: FormStatus = requests.idle): IdentitiesState {
  return asking({ action: 'unlink', provider: 'google' }, request)
}

function asking(question: IdentityQuestion, request: FormStatus): IdentitiesState {
  return { ...ready(), dialog: { status: 'open', request, ...question } }
}

/** The dialog's request where the sign-in service does not link. */
export const linkingUnavailable = {
  status: 'error',
  reason: 'refused',
  message: 'The sign-in service of this site does not let accounts be linked or unlinked.',
  code: 'linking_unavailable',
} satisfies FormStatus

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: linking(rateLimited),
  waitSeconds: 887,
} satisfies Pick<IdentitiesHandle, 'state' | 'waitSeconds'>

/** After the removal of Google. */
export const removed = { ...ready(unlinked), removed: 'google' } satisfies IdentitiesState

export { wrongPassword } from '../../shared/form/refused-forms.ts'

/** A mock return value of `useIdentities` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: IdentitiesState, handle: Partial<IdentitiesHandle> = {}): IdentitiesHandle {
  const dialog = state.status === 'ready' ? state.dialog : { status: 'closed' as const }
  return {
    fieldErrors: dialog.status === 'open' ? getFieldErrors(dialog.request, confirmationFields) : {},
    messages: identitiesMessages,
    waitSeconds: 0,
    ask: () => {},
    confirm: () => {},
    ...handle,
    state,
  }
}
