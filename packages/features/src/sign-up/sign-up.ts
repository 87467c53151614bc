import type { Brand } from '../shared/brand/brand.ts'
import type { Clock } from '../shared/clock/clock.ts'
import type { Notice } from '../shared/ports.ts'
import { simulated } from '../shared/submission/simulated.ts'
import { passwordFieldMessages } from '../shared/form/password-field.ts'
import type { FormStatus, Failed } from '../shared/submission/form-status.ts'
import { failureText, type Failure, type Port, type Success } from '../shared/submission/submission.ts'

/** What a visitor fills in (SIGNUP-01). */
export interface SignUpDetails {
  name: string
  email: string
  password: string
  confirmPassword: string
}

/** The port that creates an account. */
export type CreateAccount = Port<SignUpDetails>

/** How long creating an account seems to take (SIGNUP-12), in ms. */
export const SIMULATED_MS = 1000

/** Creates no account (SIGNUP-13, T-10): it succeeds after a moment. A host with a server passes a call of its own. */
export function simulatedSignUp(clock: Pick<Clock, 'after'>): CreateAccount {
  return simulated(clock, SIMULATED_MS)
}

/** What the form shows. Passwords that differ are an error of the second (SIGNUP-09), and nothing is sent. */
export type SignUpState = FormStatus<'submitting'> | Failed<'mismatch'>

/** The toast for an answer. The simulated call never fails; a host's own may. */
export function noticeOf(answer: Success | Failure, messages: SignUpMessages, brand: Pick<Brand, 'name'>): Notice {
  if (answer.ok) return { kind: 'plain', title: messages.successTitle, text: messages.successText(brand.name) }
  return { kind: 'destructive', title: messages.errorTitle, text: failureText(answer, messages) }
}

/** The screen's texts. */
export const signUpMessages = {
  title: 'Start climbing',
  haveAccount: 'Have an account?',
  signIn: 'Sign in',
  simulated: 'This form is a demo: accounts are created in the app, and nothing you type here is sent.',
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  passwordField: passwordFieldMessages,
  /** A sentence with the links `terms` and `privacy`. */
  agreement: 'I agree to the {terms} and the {privacy}',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  submit: 'Create Account',
  submitting: 'Creating account...',
  nextTitle: 'Now make it real',
  /** A sentence with the link `signIn`. */
  nextText: 'Your account lives in the app. Get the app, then go to the {signIn}.',
  signInPage: 'sign-in page',
  qrCode: (product: string) => `QR code: opens ${product} in the App Store`,
  or: 'or',
  withGoogle: 'Continue with Google',
  withApple: 'Continue with Apple',
  comingSoon: 'coming soon',
  /** A sentence with the link `signIn`. */
  socialElsewhere: 'Both work on the {signIn}.',
  motto: 'The first meter is the steepest.',
  successTitle: 'Account created successfully!',
  successText: (product: string) => `Welcome to ${product}. Let's start your fitness journey.`,
  errorTitle: 'Error',
  mismatch: 'Passwords do not match',
  refused: 'Your account could not be created.',
  unreachable: 'Network error. Please try again.',
}
export type SignUpMessages = typeof signUpMessages
