import {
  codeApiRoutes,
  signInWithCodeRequest,
  type ApiUser,
  type SendCodeRequest,
  type SignInWithCodeRequest,
} from '@summit/contract'
import type { Failed, FormStatus } from '../shared/form/form-status.ts'
import { readResult } from '../shared/form/refusal.ts'
import { postSignIn } from '../shared/form/sign-in-result.ts'
import type { ResendState } from '../shared/form/resend.ts'
import type { CodeTexts, FailureMessages, Port } from '../shared/form/submission.ts'
import type { HttpClient } from '../shared/ports/request.ts'

/** A success, and the address that the code went to. It does not say whether that address has an account. */
export interface CodeSent {
  ok: true
  email: string
}

/** A success, with the user in the response. */
export interface SignedInWithCode {
  ok: true
  user: ApiUser
}

/** The port that requests a mail with a code. */
export type SendCodePort = Port<SendCodeRequest, CodeSent>

/** The port that signs in with a code. */
export type SignInWithCodePort = Port<SignInWithCodeRequest, SignedInWithCode>

/**
 * State of the screen: at first, the form that requests a code. `sent`: the code can be entered, and `entry` is the state of
 * that form; another code can be requested.
 */
export type CodeSignInState =
  | { status: 'idle' }
  | { status: 'pending' }
  | Failed
  | { status: 'sent'; email: string; entry: FormStatus; resend: ResendState }

/** Why the last attempt to send a code, or to sign in with one, failed. */
export type CodeSignInError = Failed

/** Error messages of the rejected fields, by field name. */
export type CodeSignInFieldErrors = Partial<Record<keyof SignInWithCodeRequest, string>>

/** The names of the forms' fields. */
export const fields = ['email', 'code'] as const

/** Requests a code over HTTP. Any ok status is a success. */
export function sendCodeCall(request: HttpClient): SendCodePort {
  return async (body, signal) => {
    const result = readResult(await request({ path: codeApiRoutes.sendCode, body, signal }))
    return result.ok ? { ok: true, email: body.email } : result
  }
}

/** Signs in with a code over HTTP. A success without a user counts as unreachable. */
export function signInWithCodeCall(request: HttpClient): SignInWithCodePort {
  return async (body, signal) => {
    const result = await postSignIn(request, {
      path: codeApiRoutes.signInWithCode,
      body,
      fields: ['code'],
      schema: signInWithCodeRequest,
      signal,
    })
    return 'code' in result && result.code === 'invalid_code' ? { ...result, field: 'code' } : result
  }
}

/** The texts for failures of the request for a code. */
export function toSendMessages({ notSent, unreachable, codes }: CodeSignInMessages): FailureMessages {
  return { refused: notSent, unreachable, codes }
}

/** The screen's texts. */
export const codeSignInMessages = {
  title: 'Sign in with a code',
  text: 'Enter your email and we’ll send a code. You need no password.',
  email: 'Email',
  submit: 'Send Code',
  withPassword: 'Sign in with a password',
  sentTitle: 'Check your email',
  sentText: 'If there is an account for {email}, a code is on its way.',
  expiry: 'It expires in 10 minutes.',
  openMail: 'Open your inbox',
  seeMail: 'See the mail',
  nothingThere: 'Nothing yet? Give it a minute, or check your spam folder.',
  resend: 'Send again',
  resendIn: (seconds: number) => `Send again in ${seconds} s`,
  /** The buttons that send a code, while it is requested. */
  submitting: 'Sending...',
  code: 'Code',
  codeHint: 'The six digits in the email.',
  enter: 'Sign In',
  entering: 'Signing in...',
  changeEmail: 'Use another email',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  signedIn: 'You are signed in.',
  toDashboard: 'Go to your dashboard',
  /** The line in the picture; empty for none. */
  motto: '',
  successTitle: 'Login successful!',
  successText: (product: string) => `Welcome back to ${product}`,
  failureTitle: 'Login failed',
  refused: 'This code is wrong or has expired.',
  notSent: 'The code could not be sent. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `invalid_code`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type CodeSignInMessages = typeof codeSignInMessages
