import * as v from 'valibot'
import { passwordConfirmation } from './password-confirmation.ts'

/** Calls that a back end may leave out, and that a view shows only where they exist. */
export type Capability =
  | 'changeEmail'
  | 'changeName'
  | 'changePassword'
  | 'codeSignIn'
  | 'deleteAccount'
  | 'exportData'
  | 'identities'
  | 'passkeys'
  | 'twoFactor'

/** Response of `GET /api/auth/capabilities`, which needs no session. Names that are not known are ignored. */
export const capabilitiesResponse = v.object({ capabilities: v.array(v.string()) })
/** The response as Summit's API sends it. */
export type CapabilitiesResponse = { capabilities: Capability[] }

/**
 * Body of `POST /api/auth/delete-account`, sent with the session cookie. It ends all sessions of the user; signing in
 * before the account is deleted keeps it.
 */
export const deleteAccountRequest = v.object(passwordConfirmation.entries)
export type DeleteAccountRequest = v.InferOutput<typeof deleteAccountRequest>

/**
 * Response of `POST /api/auth/delete-account`. The status decides; a missing or mistyped time reads as absent, and only a
 * non-object fails to parse.
 */
export const deleteAccountResponse = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  /** When the account is deleted, as ISO 8601. */
  deletesAt: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined),
})
export type DeleteAccountResponse = v.InferOutput<typeof deleteAccountResponse>
