import { paths } from '@summit/features/paths'
import { formatTime, renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of the notice that a password was changed. */
export interface PasswordChangedProps extends AccountEmailProps {
  changedAt: Date
}

/** Renders the notice that a password was changed. Its link holds no token: it leads to the form that requests one. */
export function renderPasswordChanged({ siteUrl, changedAt, brand }: PasswordChangedProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `Your ${brand.name} password was changed`,
    preview: 'If that was you, there is nothing to do.',
    title: 'Your password was changed.',
    paragraphs: [
      'Hello,',
      `The password of your ${brand.name} account was changed on ${formatTime(changedAt)}. All devices have been signed out.`,
      'If that was you, there is nothing to do. If not, set a new password now, and make sure that nobody else can read your email:',
    ],
    action: { label: 'Set a new password', url: new URL(paths.forgotPassword, siteUrl).href },
    reason: `You are receiving this email because the password of the account with this address was changed at ${host}.`,
    sender: brand.name,
  })
}
