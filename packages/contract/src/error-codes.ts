/** Why linking or unlinking Google or Apple is refused. */
export type IdentityErrorCode = 'identity_needed' | 'identity_taken' | 'link_failed' | 'linking_unavailable'

/**
 * Why a request is refused, as `code` of an error response, for texts in other languages than its message. A back end may
 * have further codes.
 */
export type ErrorCode =
  | IdentityErrorCode
  | 'account_locked'
  | 'email_not_verified'
  | 'email_same'
  | 'failed'
  | 'invalid_code'
  | 'invalid_credentials'
  | 'invalid_fields'
  | 'invalid_link'
  | 'invalid_passkey'
  | 'password_common'
  | 'password_long'
  | 'password_same'
  | 'password_short'
  | 'rate_limited'
  | 'sign_in_expired'
  | 'sign_in_failed'
  | 'signed_out'
  | 'two_factor_required'
  | 'unavailable'
  | 'wrong_password'
