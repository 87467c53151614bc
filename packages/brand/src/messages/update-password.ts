import type { UpdatePasswordMessages } from '@summit/features/update-password'

/** Summit's own wording of setting a new password. */
export const updatePasswordMessages = {
  motto: 'A new rope for the next climb.',
} satisfies Partial<UpdatePasswordMessages>
