import type { CodeSignInMessages } from '@summit/features/code-sign-in'

/** Summit's own wording of sign-in with a mailed code. */
export const codeSignInMessages = {
  motto: 'Six digits to the next ledge.',
} satisfies Partial<CodeSignInMessages>
