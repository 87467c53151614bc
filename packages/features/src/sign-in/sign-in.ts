import { apiRoutes, loginRequest, type ApiUser, type LoginRequest } from '@summit/contract'
import { passwordFieldMessages } from '../shared/form/password-field.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import type { FormStatus, Failed } from '../shared/form/form-status.ts'
import { postSignIn } from '../shared/form/sign-in-result.ts'
import type { CodeTexts, Port } from '../shared/form/submission.ts'

/** What a visitor submits. */
export interface Credentials extends LoginRequest {
  /** Whether `Remember me` is checked. Not part of the request: all sessions of the API last equally long. */
  remember?: boolean
  /** The texts of your own fields, by name: a captcha's token, a code. Sent along. */
  extra?: Record<string, string> | undefined
}

/** A success, with the user in the response. */
export interface SignedIn {
  ok: true
  user: ApiUser
}

/** The port that signs in. */
export type SignInPort = Port<Credentials, SignedIn>

/** State of the form. A failure is shown until the next attempt, and a toast announces it. `pending` also while a second step opens. */
export type SignInState = FormStatus

/** Why the last attempt failed: `refused` by the server or `unreachable`, with the message that is shown. */
export type SignInError = Failed

/** Error messages of the rejected fields, by field name. */
export type SignInFieldErrors = Partial<Record<keyof LoginRequest, string>>

/** Sign-in over HTTP. A success without a user counts as unreachable. */
export function signInCall(request: HttpClient): SignInPort {
  return ({ email, password, extra }, signal) =>
    postSignIn(request, {
      path: apiRoutes.login,
      body: { ...extra, email, password },
      fields,
      schema: loginRequest,
      signal,
    })
}

/** The names of the form's fields. */
export const fields = ['email', 'password'] as const

/** The screen's texts. */
export const signInMessages = {
  title: 'Welcome back',
  newHere: 'New here? {signUp}',
  signUp: 'Sign up',
  email: 'Email',
  password: 'Password',
  passwordField: passwordFieldMessages,
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing in...',
  /** The link to sign-in with a mailed code, where accounts are created. */
  withCode: 'Email me a code instead',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  /** Marks the provider that was used last on this device. */
  lastUsed: 'Last used',
  signedIn: 'You are signed in.',
  toDashboard: 'Go to your dashboard',
  /** The line in the picture; empty for none. */
  motto: '',
  successTitle: 'Login successful!',
  successText: (product: string) => `Welcome back to ${product}`,
  failureTitle: 'Login failed',
  refused: 'Invalid email or password',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type SignInMessages = typeof signInMessages
