import { paths } from '@summit/features/paths'
import { formatTime, getCodeNote, renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of an email about a new address. */
interface EmailChangeProps extends AccountEmailProps {
  /** The new address. */
  newEmail: string
}

/** The props of the email with a code that confirms a new address. */
export interface EmailChangeCodeProps extends EmailChangeProps {
  /** The digits. */
  code: string
  /** Which of the two addresses the email goes to. */
  to: 'current' | 'new'
}

/** The props of the notice that an address was changed. */
export interface EmailChangedProps extends EmailChangeProps {
  changedAt: Date
}

/** Renders the email with a code that confirms a new address. The current address has one of its own. */
export function renderEmailChangeCode({ siteUrl, newEmail, code, to, brand }: EmailChangeCodeProps): Email {
  const { host } = new URL(siteUrl)
  const texts =
    to === 'current'
      ? {
          paragraph: `Someone, hopefully you, asked to change the email address of your ${brand.name} account to ${newEmail}, and gave its password. To confirm it, enter this code on the page of your account:`,
          note: `If it was not you, set a new password now: ${new URL(paths.forgotPassword, siteUrl).href}`,
        }
      : {
          paragraph: `Someone, hopefully you, wants to use this email address for a ${brand.name} account. To confirm it, enter this code on the page of the account:`,
          note: 'If it was not you, ignore this email: nothing changes without the code.',
        }
  return renderAccountEmail({
    subject: `${code} confirms your new ${brand.name} address`,
    preview: 'It expires in 10 minutes.',
    title: 'Confirm the new address.',
    paragraphs: ['Hello,', texts.paragraph],
    code,
    notes: [getCodeNote(brand.name), texts.note],
    reason: `You are receiving this email because an email address is being changed at ${host}.`,
    sender: brand.name,
  })
}

/** Renders what an address gets in place of a code if it has an account. The page says no such thing. */
export function renderEmailTaken({ siteUrl, brand }: Omit<EmailChangeProps, 'newEmail'>): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `You already have a ${brand.name} account`,
    preview: 'Nothing was changed.',
    title: 'You already have an account.',
    paragraphs: [
      'Hello,',
      `Someone, hopefully you, wanted to use this email address for another ${brand.name} account. It has an account, so nothing was changed. To use it for the other one, sign in and delete this one first:`,
    ],
    action: { label: 'Sign in', url: new URL(paths.login, siteUrl).href },
    notes: ['If it was not you, ignore this email: your account stays as it is.'],
    reason: `You are receiving this email because this address was entered at ${host}.`,
    sender: brand.name,
  })
}

/** Renders the notice to the address before. Its link holds no token. */
export function renderEmailChanged({ siteUrl, newEmail, changedAt, brand }: EmailChangedProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `The email address of your ${brand.name} account was changed`,
    preview: 'If that was you, there is nothing to do.',
    title: 'Your email address was changed.',
    paragraphs: [
      'Hello,',
      `On ${formatTime(changedAt)}, the email address of your ${brand.name} account was changed to ${newEmail}. Sign in with that address from now on.`,
      'If that was you, there is nothing to do. If not, somebody can read your email and knows your password. Write to us at once:',
    ],
    action: { label: 'Contact us', url: new URL(paths.contact, siteUrl).href },
    reason: `You are receiving this email because this was the address of an account at ${host}.`,
    sender: brand.name,
  })
}
