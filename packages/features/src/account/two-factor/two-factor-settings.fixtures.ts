import { getFieldErrors } from '../../shared/form/form-status.ts'
import { rateLimited } from '../../shared/form/refused-forms.ts'
import { confirmationFields } from '../confirmation.ts'
import {
  twoFactorSettingsMessages,
  type TwoFactorAction,
  type TwoFactorFormStatus,
  type TwoFactorSettingsState,
} from './two-factor-settings.ts'
import { getForm, type TwoFactorSettingsHandle } from './use-two-factor-settings.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const setup = { uri: `otpauth://totp/Summit:ada%40example.org?issuer=Summit&secret=${secret}`, secret }

/** Ten recovery codes. */
export const recoveryCodes = [
  ...['k7m2p-x4qrt', 'b3nzd-6hvwa', 'q2w5e-jktyu', 'r4f7c-mxlps', 'd6ghs-2bvnq'],
  ...['z5tya-o3wke', 'h2j4u-pcrdf', 'n7x6l-imgbq', 'e3vsw-t5kzo', 'y4pqa-f2hjr'],
] as const

/** It is off, with this state of its form. */
export function off(form: TwoFactorFormStatus = { status: 'idle' }, hasDisabled = false) {
  return { status: 'off', form, hasDisabled } as const satisfies TwoFactorSettingsState
}

/** The secret is shown, with this state of its form. */
export function settingUp(form: TwoFactorFormStatus = { status: 'idle' }) {
  return { status: 'setup', setup, form } as const satisfies TwoFactorSettingsState
}

/** The dialog asks for the password, with this state of its form. */
export function asking(action: TwoFactorAction, request: TwoFactorFormStatus = { status: 'idle' }) {
  return { ...states.on, dialog: { status: 'open', action, request } } as const satisfies TwoFactorSettingsState
}

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  unavailable: { status: 'unavailable' },
  off: off(),
  setup: settingUp(),
  codes: { status: 'codes', recoveryCodes, hasCopied: false },
  on: { status: 'on', enabledAt: Date.UTC(2026, 10, 12, 12), recoveryCodes: 8, dialog: { status: 'closed' } },
} satisfies { [S in TwoFactorSettingsState['status']]: Extract<TwoFactorSettingsState, { status: S }> }

/** The recovery codes were copied. */
export const copied = { ...states.codes, hasCopied: true } satisfies TwoFactorSettingsState

/** A form during its request. */
export const pending = { status: 'pending' } satisfies TwoFactorFormStatus

/** The form of the secret after a wrong code. */
export const wrongCode = {
  status: 'error',
  reason: 'refused',
  message: 'This code is wrong or has expired.',
  code: 'invalid_code',
  field: 'code',
} satisfies TwoFactorFormStatus

/** A form without an answer from the server. */
export const unreachable = {
  status: 'error',
  reason: 'unreachable',
  message: twoFactorSettingsMessages.unreachable,
} satisfies TwoFactorFormStatus

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: off(rateLimited),
  waitSeconds: 887,
} satisfies Pick<TwoFactorSettingsHandle, 'state' | 'waitSeconds'>

export { wrongPassword } from '../../shared/form/refused-forms.ts'

/** A mock return value of `useTwoFactorSettings` in this state. Functions are no-ops unless overridden. */
export function mockHandle(
  state: TwoFactorSettingsState,
  handle: Partial<TwoFactorSettingsHandle> = {},
): TwoFactorSettingsHandle {
  return {
    fieldErrors: getFieldErrors(getForm(state), confirmationFields),
    messages: twoFactorSettingsMessages,
    waitSeconds: 0,
    start: () => {},
    enable: () => {},
    cancel: () => {},
    copy: () => {},
    save: () => {},
    print: () => {},
    close: () => {},
    ask: () => {},
    confirm: () => {},
    ...handle,
    state,
  }
}
