import type { ApiUser, LoginRequest } from '@summit/contract'
import type { Brand } from '../shared/brand/brand.ts'
import type { Notice } from '../shared/ports.ts'
import type { FormStatus } from '../shared/submission/form-status.ts'
import { passwordFieldMessages } from '../shared/form/password-field.ts'
import { failureText, type Failure, type Port } from '../shared/submission/submission.ts'

/** What a visitor submits. */
export type Credentials = LoginRequest

/** A success, with the user that the server answered. */
export interface SignedIn {
  ok: true
  user: ApiUser
}

/** The port that signs in. */
export type SignIn = Port<Credentials, SignedIn>

/** What the form shows. A failure is shown until the next attempt, and a toast announces it (SIGNIN-15…18). */
export type SignInState = FormStatus<'submitting'>

/** How long until the redirect to the dashboard (SIGNIN-14), in ms. */
export const REDIRECT_AFTER_MS = 1000

/** The toast for an answer. */
export function noticeOf(answer: SignedIn | Failure, messages: SignInMessages, brand: Pick<Brand, 'name'>): Notice {
  if (answer.ok) return { kind: 'plain', title: messages.successTitle, text: messages.successText(brand.name) }
  return { kind: 'destructive', title: messages.failureTitle, text: failureText(answer, messages) }
}

/** The screen's texts. */
export const signInMessages = {
  title: 'Welcome back',
  newHere: 'New here?',
  signUp: 'Sign up',
  email: 'Email',
  password: 'Password',
  passwordField: passwordFieldMessages,
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing in...',
  or: 'or',
  withGoogle: 'Continue with Google',
  withApple: 'Continue with Apple',
  signedIn: 'You are signed in.',
  toDashboard: 'Go to your dashboard',
  motto: 'The trail is where you left it.',
  successTitle: 'Login successful!',
  successText: (product: string) => `Welcome back to ${product}`,
  failureTitle: 'Login failed',
  refused: 'Invalid email or password',
  unreachable: 'Network error. Please try again.',
}
export type SignInMessages = typeof signInMessages
