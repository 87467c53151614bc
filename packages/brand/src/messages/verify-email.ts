import type { VerifyEmailMessages } from '@summit/features/verify-email'

/** Summit's own wording of the page that the link of a sign-up opens. */
export const verifyEmailMessages = {
  motto: 'Roped up. Time to climb.',
} satisfies Partial<VerifyEmailMessages>
