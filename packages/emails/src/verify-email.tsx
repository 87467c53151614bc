import { paths } from '@summit/features/paths'
import { renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of the email that verifies the address of a sign-up. */
export interface VerifyEmailProps extends AccountEmailProps {
  /** The one-time token, as the authentication service verifies it. */
  tokenHash: string
}

/** The page that verifies the address. Without scripts, opening it changes nothing. */
export function verifyEmailUrl({ siteUrl, tokenHash }: Pick<VerifyEmailProps, 'siteUrl' | 'tokenHash'>): string {
  const url = new URL(paths.verifyEmail, siteUrl)
  url.search = new URLSearchParams({ token_hash: tokenHash, type: 'signup' }).toString()
  return url.href
}

/** Renders the email that verifies the address of a sign-up. */
export function renderVerifyEmail({ siteUrl, tokenHash, brand }: VerifyEmailProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `Verify your email for ${brand.name}`,
    preview: 'One link, and your account is ready.',
    title: 'One step to your account.',
    paragraphs: [
      'Hello,',
      `Someone, hopefully you, signed up for ${brand.name} with this email address. Use this link to verify it:`,
    ],
    action: { label: 'Verify your email', url: verifyEmailUrl({ siteUrl, tokenHash }) },
    notes: [
      'The link works once and expires in 24 hours. If it was sent again, only the link in the newest email works.',
      'If it was not you, ignore this email: without the link there is no account.',
    ],
    reason: `You are receiving this email because this address was entered at ${host}.`,
    sender: brand.name,
  })
}
