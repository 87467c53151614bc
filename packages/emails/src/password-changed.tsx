import { paths } from '@summit/features/paths'
import { accountEmail } from './account-email.tsx'
import type { Email, EmailBrand } from './email.ts'

/** What the notice of a changed password is written from. */
export interface PasswordChangedProps {
  /** The site's origin: the only one that links are built from. */
  siteUrl: string
  changedAt: Date
  brand: Pick<EmailBrand, 'name'>
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Writes the notice that a password was changed, as text and as a page. It carries no secret: its link only asks for another mail. */
export function renderPasswordChanged({ siteUrl, changedAt, brand }: PasswordChangedProps): Email {
  const { host } = new URL(siteUrl)
  return accountEmail({
    subject: `Your ${brand.name} password was changed`,
    preheader: 'If that was you, there is nothing to do.',
    title: 'Your password was changed.',
    paragraphs: [
      'Hello,',
      `The password of your ${brand.name} account was changed on ${moment.format(changedAt)} (UTC). All devices have been signed out.`,
      'If that was you, there is nothing to do. If not, set a new password now, and make sure that nobody else can read your email:',
    ],
    action: { label: 'Set a new password', url: new URL(paths.forgotPassword, siteUrl).href },
    copyHint: 'If the button does not work, open this address:',
    notes: [],
    reason: `You are receiving this email because the password of the account with this address was changed at ${host}.`,
    sender: brand.name,
  })
}
