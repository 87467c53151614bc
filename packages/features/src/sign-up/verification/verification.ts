import type { ResendRequest } from '@summit/contract'
import type { ResendState } from '../../shared/form/resend.ts'
import type { CodeTexts, Port } from '../../shared/form/submission.ts'

/** The port that mails the link of a sign-up again. */
export type ResendPort = Port<ResendRequest>

/** Whether the link can be sent again. `verified`: it was opened in another tab of this browser, which is signed in. */
export type VerificationState = ResendState | { status: 'verified' }

/** The texts after a sign-up whose address has to be verified. */
export const verificationMessages = {
  sentTitle: 'Check your email',
  sentText: 'Open the link that we sent to {email}, and your account is ready.',
  expiry: 'The link expires in 24 hours.',
  openMail: 'Open your inbox',
  seeMail: 'See the mail',
  nothingThere: 'Nothing yet? Give it a minute, or check your spam folder.',
  resend: 'Send again',
  resendIn: (seconds: number) => `Send again in ${seconds} s`,
  submitting: 'Sending...',
  changeEmail: 'Use another email',
  verifiedTitle: 'Your account is ready',
  verifiedText: 'You opened the link in another tab. You can close this one.',
  goOn: 'Continue',
  refused: 'The email could not be sent. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type VerificationMessages = typeof verificationMessages
