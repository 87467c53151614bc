import type { ErrorCode, IdentityErrorCode } from '@summit/contract'

/**
 * Texts for the contract's error codes, and for those of Supabase Auth that a mailed link can meet. Those of identities are
 * apart, as two features have them.
 */
export const codes: Record<Exclude<ErrorCode, IdentityErrorCode> | 'otp_expired', (retryAfter?: number) => string> = {
  account_locked: () => 'Dieses Konto ist gesperrt. Bitte melde dich bei uns.',
  email_not_verified: () => 'Bitte bestätige zuerst deine E-Mail-Adresse: Öffne den Link, den wir dir geschickt haben.',
  email_same: () => 'Das ist schon deine E-Mail-Adresse.',
  failed: () => 'Auf unserer Seite ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  invalid_code: () => 'Dieser Code ist falsch oder abgelaufen.',
  invalid_credentials: () => 'E-Mail oder Passwort ist falsch',
  invalid_fields: () => 'Bitte prüfe deine Angaben.',
  invalid_link: () => 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  invalid_passkey: () => 'Dieser Passkey konnte nicht verwendet werden. Bitte versuche es noch einmal.',
  otp_expired: () => 'Dieser Link ist ungültig oder abgelaufen.',
  password_common: () => 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  password_long: () => 'Dieses Passwort ist zu lang. Bitte wähle ein kürzeres.',
  password_same: () => 'Das ist schon dein Passwort. Bitte wähle ein neues.',
  password_short: () => 'Dieses Passwort ist zu kurz. Bitte wähle ein längeres.',
  rate_limited: (retryAfter) => `Zu viele Versuche. Bitte versuche es ${formatWait(retryAfter)} noch einmal.`,
  sign_in_expired: () => 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  sign_in_failed: () => 'Die Anmeldung ist fehlgeschlagen',
  signed_out: () => 'Du bist nicht angemeldet.',
  two_factor_required: () => 'Bitte gib den Code deiner Authenticator-App ein.',
  unavailable: () => 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  wrong_password: () => 'Das ist nicht dein jetziges Passwort.',
}

function formatWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'später'
  if (seconds < 60) return seconds === 1 ? 'in einer Sekunde' : `in ${seconds} Sekunden`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'in einer Minute' : `in ${minutes} Minuten`
}
