import type { ForgotPasswordMessages } from '@summit/features/forgot-password'

/** Summit's own wording of forgot-password. */
export const forgotPasswordMessages = {
  title: 'Lost the way in?',
  motto: 'Everyone loses the path now and then.',
} satisfies Partial<ForgotPasswordMessages>
