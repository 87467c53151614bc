import type { TwoFactorMessages } from '@summit/features/two-factor'

/** Summit's own wording of the second step of a sign-in. */
export const twoFactorMessages = {
  motto: 'Two anchors hold better than one.',
} satisfies Partial<TwoFactorMessages>
