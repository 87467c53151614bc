import type { AuthErrorMessages } from '@summit/features/auth-error'

/** Summit's own wording of the page of a failed social sign-in. */
export const authErrorMessages = {
  motto: 'Even a wrong turn is ground covered.',
} satisfies Partial<AuthErrorMessages>
