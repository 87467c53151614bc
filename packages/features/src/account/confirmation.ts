import type { PasswordConfirmation } from '@summit/contract'
import { formText } from '../shared/form/form.ts'

/** The fields of `PasswordConfirmation`. The code is asked for only of users with two-factor authentication. */
export const confirmationFields = ['currentPassword', 'code'] as const

/** Error messages of these fields, by field name. */
export type ConfirmationErrors = Partial<Record<keyof PasswordConfirmation, string>>

/** What these fields of a form have. */
export function readConfirmation(data: FormData): PasswordConfirmation {
  const currentPassword = formText(data, 'currentPassword')
  return data.has('code') ? { currentPassword, code: formText(data, 'code') } : { currentPassword }
}

/** The field that an error code of the server is about; undefined if it is about none of them. */
export function getConfirmationField(code: string | undefined): keyof PasswordConfirmation | undefined {
  if (code === 'wrong_password') return 'currentPassword'
  return code === 'two_factor_required' || code === 'invalid_code' ? 'code' : undefined
}

/** The texts of the field for the code, part of the messages of each card that asks for the password. */
export const codeFieldMessages = {
  label: 'Code',
  hint: 'From your authenticator app, or a recovery code.',
}
