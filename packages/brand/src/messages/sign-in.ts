import type { SignInMessages } from '@summit/features/sign-in'

/** Summit's own wording of sign-in. */
export const signInMessages = {
  motto: 'The trail is where you left it.',
} satisfies Partial<SignInMessages>
