import type { ApiUser } from '@summit/contract'
import type { Brand } from '../shared/config/brand.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { passwordFieldMessages } from '../shared/form/password-field.ts'
import type { Notice } from '../shared/ports/ports.ts'
import type { FormStatus, Failed } from '../shared/form/form-status.ts'
import { simulated } from '../shared/form/simulated.ts'
import { failureText, type Failure, type Port, type CodeTexts } from '../shared/form/submission.ts'

/** What a visitor submits. */
export interface SignUpDetails {
  name: string
  email: string
  password: string
  /** The repeated password, compared if the form has such a field. */
  confirmPassword?: string
  /** The texts of your own fields, by name: an invitation, a captcha's token. */
  extra?: Record<string, string> | undefined
}

/** A success. The visitor is signed in as `user`, if the response has one. */
export interface SignedUp {
  ok: true
  user?: ApiUser | undefined
  /** The address that a link was mailed to, which the visitor has to open first. */
  verifyEmail?: string | undefined
}

/** The port that creates an account. */
export type SignUpPort = Port<SignUpDetails, SignedUp>

/**
 * State of the form. A password that is too short is an error of its field, passwords that differ are one of the second,
 * and nothing is sent. `verify`: a link was mailed to `email`, and the account is ready when it is opened.
 */
export type SignUpState = FormStatus | SignUpError | { status: 'verify'; email: string }

/** Why the last attempt failed: the password is too `short`, a `mismatch` of both, `refused` by the server or `unreachable`. */
export type SignUpError = Failed<Failure['reason'] | Fault>

/** What is wrong with the passwords. */
export type Fault = 'short' | 'mismatch'

/** Error messages of the rejected fields, by field name. */
export type SignUpFieldErrors = Partial<Record<(typeof fields)[number], string>>

/** The names of the form's fields. */
export const fields = ['name', 'email', 'password', 'confirmPassword'] as const

/** Duration of the simulated request, in ms. */
export const SIMULATED_MS = 1000

/** Delay of the redirect, in ms. */
export const REDIRECT_AFTER_MS = 1000

/** Creates no account: it succeeds after a moment. */
export function simulatedSignUp(clock: Pick<Clock, 'after'>): SignUpPort {
  return simulated(clock, SIMULATED_MS)
}

/** Validates the passwords. `minLength` is in characters. */
export function getFault({ password, confirmPassword = password }: SignUpDetails, minLength: number): Fault | null {
  if (password.length < minLength) return 'short'
  return password === confirmPassword ? null : 'mismatch'
}

/** The failure of passwords with a fault. */
export function toFaultError(fault: Fault, minLength: number, messages: SignUpMessages): SignUpError {
  return fault === 'short'
    ? { status: 'error', reason: fault, message: messages.tooShort(minLength), field: 'password' }
    : { status: 'error', reason: fault, message: messages.mismatch, field: 'confirmPassword' }
}

/** The toast for a result. */
export function toNotice(result: SignedUp | Failure, messages: SignUpMessages, brand: Pick<Brand, 'name'>): Notice {
  if (result.ok) {
    return result.verifyEmail
      ? { intent: 'neutral', title: messages.mailedTitle, text: messages.mailedText }
      : { intent: 'neutral', title: messages.successTitle, text: messages.successText(brand.name) }
  }
  return { intent: 'danger', title: messages.errorTitle, text: failureText(result, messages) }
}

/** The screen's texts. */
export const signUpMessages = {
  title: 'Create your account',
  haveAccount: 'Have an account? {signIn}',
  signIn: 'Sign in',
  simulated: 'This form is a demo: nothing you type here is sent, and no account is created.',
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  hint: (minLength: number) => `At least ${minLength} characters. A few unrelated words work well.`,
  confirmPassword: 'Confirm Password',
  passwordField: passwordFieldMessages,
  agreement: 'I agree to the {terms} and the {privacy}',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  submit: 'Create Account',
  submitting: 'Creating account...',
  nextTitle: 'What comes next',
  nextText: 'This was a demo. If you have an account, go to the {signIn}.',
  signInPage: 'sign-in page',
  signedUp: 'Your account is ready.',
  goOn: 'Continue',
  qrCode: (product: string) => `QR code: opens ${product} in the App Store`,
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  continueWithSoon: (provider: string) => `Continue with ${provider} {comingSoon}`,
  comingSoon: '(coming soon)',
  socialElsewhere: (providers: number) =>
    `${providers === 1 ? 'It works' : providers === 2 ? 'Both work' : 'All of them work'} on the {signIn}.`,
  /** The line in the picture; empty for none. */
  motto: '',
  successTitle: 'Account created successfully!',
  successText: (product: string) => `Welcome to ${product}.`,
  mailedTitle: 'Email sent!',
  mailedText: 'Open its link to continue.',
  errorTitle: 'Error',
  tooShort: (minLength: number) => `Password must be at least ${minLength} characters`,
  mismatch: 'Passwords do not match',
  refused: 'Your account could not be created.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type SignUpMessages = typeof signUpMessages
