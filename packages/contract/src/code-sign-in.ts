import * as v from 'valibot'
import { emailAddress } from './fields.ts'
import { mailedCode } from './mailed-code.ts'

/** Paths of the API's calls for signing in with a mailed code, which are optional. Apart, as most pages have none of them. */
export const codeApiRoutes = {
  sendCode: '/api/auth/send-code',
  signInWithCode: '/api/auth/sign-in-with-code',
} as const

const email = v.pipe(v.string(), v.trim(), emailAddress)

/**
 * Body of `POST /api/auth/send-code`. The status decides, and is the same whether or not the address has an account. The
 * response has a message, as of recovery.
 */
export const sendCodeRequest = v.object({ email })
export type SendCodeRequest = v.InferOutput<typeof sendCodeRequest>

/** Body of `POST /api/auth/sign-in-with-code`. The response is that of sign-in. */
export const signInWithCodeRequest = v.object({ email, code: mailedCode })
export type SignInWithCodeRequest = v.InferOutput<typeof signInWithCodeRequest>
