import { paths } from '@summit/features/paths'
import { renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of the email with a password reset link. */
export interface PasswordResetProps extends AccountEmailProps {
  /** The one-time token, as the authentication service verifies it. */
  tokenHash: string
}

/** The page that redeems the token. Opening it changes nothing yet. */
export function passwordResetUrl({ siteUrl, tokenHash }: Pick<PasswordResetProps, 'siteUrl' | 'tokenHash'>): string {
  const url = new URL(paths.confirm, siteUrl)
  url.search = new URLSearchParams({ token_hash: tokenHash, type: 'recovery', next: paths.updatePassword }).toString()
  return url.href
}

/** Renders the email with a password reset link. */
export function renderPasswordReset({ siteUrl, tokenHash, brand }: PasswordResetProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `Reset your ${brand.name} password`,
    preview: 'The link works once and expires in 24 hours.',
    title: 'Set a new password.',
    paragraphs: [
      'Hello,',
      `Someone, hopefully you, asked to reset the password of the ${brand.name} account with this email address. Use this link to set a new one:`,
    ],
    action: { label: 'Set a new password', url: passwordResetUrl({ siteUrl, tokenHash }) },
    notes: [
      'The link works once and expires in 24 hours. If you asked more than once, only the link in the newest email works.',
      'If it was not you, ignore this email: your password stays the same.',
    ],
    reason: `You are receiving this email because this address was entered at ${host}.`,
    sender: brand.name,
  })
}
