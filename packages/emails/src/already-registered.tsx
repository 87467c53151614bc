import { paths } from '@summit/features/paths'
import { renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** Renders the answer to a sign-up whose address has an account. The page says no such thing: anyone may be reading it. */
export function renderAlreadyRegistered({ siteUrl, brand }: AccountEmailProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `You already have a ${brand.name} account`,
    preview: 'Sign in, or set a new password.',
    title: 'You already have an account.',
    paragraphs: [
      'Hello,',
      `Someone, hopefully you, signed up for ${brand.name} with this email address, which has an account. Nothing was changed. Sign in with the password that you have:`,
    ],
    action: { label: 'Sign in', url: new URL(paths.login, siteUrl).href },
    notes: [
      `If you do not remember your password, set a new one: ${new URL(paths.forgotPassword, siteUrl).href}`,
      'If it was not you, ignore this email: your account stays as it is.',
    ],
    reason: `You are receiving this email because this address was entered at ${host}.`,
    sender: brand.name,
  })
}
