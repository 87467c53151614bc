'use client'

import { UpdatePasswordView } from './update-password-view.tsx'
import { useUpdatePassword, type UpdatePasswordOptions } from './use-update-password.ts'

export type UpdatePasswordProps = UpdatePasswordOptions

/** The update-password screen, connected: {@link UpdatePasswordView} with {@link useUpdatePassword}. */
export function UpdatePassword(props: UpdatePasswordProps) {
  return <UpdatePasswordView updatePassword={useUpdatePassword(props)} />
}
