import * as v from 'valibot'
import { mailedCode } from './mailed-code.ts'
import { passwordConfirmation } from './password-confirmation.ts'

/** Paths of the API's calls for two-factor authentication, which are optional. Apart, as most pages have none of them. */
export const twoFactorApiRoutes = {
  confirmSignIn: '/api/auth/confirm-sign-in',
  twoFactor: '/api/auth/two-factor',
  newTwoFactor: '/api/auth/new-two-factor',
  enableTwoFactor: '/api/auth/enable-two-factor',
  disableTwoFactor: '/api/auth/disable-two-factor',
  newRecoveryCodes: '/api/auth/new-recovery-codes',
} as const

/** How many characters a recovery code has, without the hyphen in its middle. */
export const RECOVERY_CODE_LENGTH = 10

/**
 * Body of `POST /api/auth/confirm-sign-in`, the second step of a sign-in that was refused with `two_factor_required`: sent
 * with the cookie of that response. The response is that of sign-in.
 */
export const confirmSignInRequest = v.object({
  /** Of the authenticator app, or a recovery code: in any case, with or without a hyphen or a space in its middle. */
  code: v.pipe(v.string(), v.trim(), v.regex(/^(\d{6}|[a-z2-7]{5}[ -]?[a-z2-7]{5})$/i)),
})
export type ConfirmSignInRequest = v.InferOutput<typeof confirmSignInRequest>

/** Response of `GET /api/auth/two-factor`, sent with the session cookie. */
export const twoFactorResponse = v.object({
  /** When it was enabled, as ISO 8601. @default it is not enabled */
  enabledAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** How many recovery codes are left. */
  recoveryCodes: v.number(),
})
export type TwoFactorResponse = v.InferOutput<typeof twoFactorResponse>

/** Body of the calls that need the password: `new-two-factor`, `disable-two-factor` and `new-recovery-codes`. */
export const twoFactorPasswordRequest = v.object(passwordConfirmation.entries)
export type TwoFactorPasswordRequest = v.InferOutput<typeof twoFactorPasswordRequest>

/** Response of `POST /api/auth/new-two-factor`, sent with the session cookie. It changes nothing yet. */
export const newTwoFactorResponse = v.object({
  /** What an authenticator app scans: `otpauth://totp/…`. */
  uri: v.pipe(v.string(), v.regex(/^otpauth:\/\/totp\//)),
  /** What is typed where nothing can be scanned: base32. */
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]+$/)),
  /** To be sent to `enable-two-factor`, within some minutes. */
  setup: v.pipe(v.string(), v.nonEmpty()),
})
export type NewTwoFactorResponse = v.InferOutput<typeof newTwoFactorResponse>

/** Body of `POST /api/auth/enable-two-factor`, sent with the session cookie: proves that the app has the secret. */
export const enableTwoFactorRequest = v.object({
  setup: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048)),
  code: mailedCode,
})
export type EnableTwoFactorRequest = v.InferOutput<typeof enableTwoFactorRequest>

/** Response of `enable-two-factor` and `new-recovery-codes`: the new codes, which are never sent again. */
export const recoveryCodesResponse = v.object({ recoveryCodes: v.array(v.string()) })
export type RecoveryCodesResponse = v.InferOutput<typeof recoveryCodesResponse>
