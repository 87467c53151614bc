import { paths } from '@summit/features/paths'
import { formatTime, renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of the notice that an account has a passkey more, or one less. */
export interface PasskeyChangedProps extends AccountEmailProps {
  change: 'added' | 'removed'
  changedAt: Date
}

/** Renders the notice that a passkey was added or removed. Its link holds no token. */
export function renderPasskeyChanged({ siteUrl, change, changedAt, brand }: PasskeyChangedProps): Email {
  const { host } = new URL(siteUrl)
  const time = formatTime(changedAt)
  const texts = {
    added: {
      subject: `A passkey was added to your ${brand.name} account`,
      title: 'A passkey was added.',
      paragraph: `On ${time}, a passkey was added to your ${brand.name} account. It signs in without your password.`,
      advice: 'If not, remove it on the page of your account, and set a new password:',
    },
    removed: {
      subject: `A passkey was removed from your ${brand.name} account`,
      title: 'A passkey was removed.',
      paragraph: `On ${time}, a passkey was removed from your ${brand.name} account. It no longer signs in.`,
      advice: 'If not, somebody else is signed in. Set a new password on the page of your account:',
    },
  }[change]
  return renderAccountEmail({
    subject: texts.subject,
    preview: 'If that was you, there is nothing to do.',
    title: texts.title,
    paragraphs: ['Hello,', texts.paragraph, `If that was you, there is nothing to do. ${texts.advice}`],
    action: { label: 'Open your account', url: new URL(paths.account, siteUrl).href },
    reason: `You are receiving this email because the passkeys of the account with this address were changed at ${host}.`,
    sender: brand.name,
  })
}
