'use client'

import { UpdatePasswordFormView } from './update-password-form-view.tsx'
import { UpdatePasswordView } from './update-password-view.tsx'
import { useUpdatePassword, type UpdatePasswordOptions } from './use-update-password.ts'

export type UpdatePasswordProps = UpdatePasswordOptions

/** The update-password screen, connected: {@link UpdatePasswordView} with {@link useUpdatePassword}. */
export function UpdatePassword(props: UpdatePasswordProps) {
  return <UpdatePasswordView updatePassword={useUpdatePassword(props)} />
}

/** The form alone, connected: {@link UpdatePasswordFormView} with {@link useUpdatePassword}. */
export function UpdatePasswordForm(props: UpdatePasswordProps) {
  return <UpdatePasswordFormView updatePassword={useUpdatePassword(props)} />
}
