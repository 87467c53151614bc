import { paths } from '@summit/features/paths'
import { formatTime, renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of the notice that an account will be deleted. */
export interface AccountDeletionProps extends AccountEmailProps {
  /** When it is deleted, unless its owner signs in before. */
  deletesAt: Date
}

/** Renders the notice that an account will be deleted, and how to keep it. */
export function renderAccountDeletion({ siteUrl, deletesAt, brand }: AccountDeletionProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `Your ${brand.name} account will be deleted`,
    preview: 'Sign in before then to keep it.',
    title: 'Your account will be deleted.',
    paragraphs: [
      'Hello,',
      `Someone, hopefully you, asked us to delete your ${brand.name} account, and gave its password. It will be deleted on ${formatTime(deletesAt)}. All devices have been signed out.`,
      `If you change your mind, or if it was not you, sign in at ${host} before then, and it is kept:`,
    ],
    action: { label: 'Sign in', url: new URL(paths.login, siteUrl).href },
    notes: [
      `If it was not you, set a new password, too: ${new URL(paths.forgotPassword, siteUrl).href}`,
      'A subscription of the newsletter is kept until you end it, with the link in each of its emails.',
    ],
    reason: `You are receiving this email because the account with this address is to be deleted at ${host}.`,
    sender: brand.name,
  })
}

/** Renders the notice that an account which was to be deleted is kept, as its owner has signed in. */
export function renderAccountKept({ siteUrl, brand }: AccountEmailProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `Your ${brand.name} account is kept`,
    preview: 'You have signed in, so it will not be deleted.',
    title: 'Your account is kept.',
    paragraphs: [
      'Hello,',
      `You have signed in, so your ${brand.name} account will not be deleted. If you want that nevertheless, ask for it again on the page of your account.`,
      'If it was not you who signed in, set a new password now, and make sure that nobody else can read your email:',
    ],
    action: { label: 'Set a new password', url: new URL(paths.forgotPassword, siteUrl).href },
    reason: `You are receiving this email because the account with this address was to be deleted at ${host}.`,
    sender: brand.name,
  })
}
