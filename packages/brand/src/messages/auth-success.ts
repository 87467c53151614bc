import type { AuthSuccessMessages } from '@summit/features/auth-success'

/** Summit's own wording of the page of a social sign-in. */
export const authSuccessMessages = {
  motto: 'Good hold. Now the next one.',
} satisfies Partial<AuthSuccessMessages>
