import { paths } from '@summit/features/paths'
import { formatTime, renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of the notice that a provider of social sign-in was linked to an account, or unlinked from it. */
export interface IdentityChangedProps extends AccountEmailProps {
  /** The provider's name: `Google`. */
  provider: string
  change: 'linked' | 'unlinked'
  changedAt: Date
}

/** Renders the notice that a provider was linked or unlinked. Its link holds no token. */
export function renderIdentityChanged({ siteUrl, provider, change, changedAt, brand }: IdentityChangedProps): Email {
  const { host } = new URL(siteUrl)
  const time = formatTime(changedAt)
  const texts = {
    linked: {
      subject: `${provider} was linked to your ${brand.name} account`,
      title: `${provider} was linked.`,
      paragraph: `On ${time}, ${provider} was linked to your ${brand.name} account. It signs in without your password.`,
      advice: 'If not, remove it on the page of your account, and set a new password:',
    },
    unlinked: {
      subject: `${provider} was removed from your ${brand.name} account`,
      title: `${provider} was removed.`,
      paragraph: `On ${time}, ${provider} was removed from your ${brand.name} account. It no longer signs in.`,
      advice: 'If not, somebody else is signed in. Set a new password on the page of your account:',
    },
  }[change]
  return renderAccountEmail({
    subject: texts.subject,
    preview: 'If that was you, there is nothing to do.',
    title: texts.title,
    paragraphs: ['Hello,', texts.paragraph, `If that was you, there is nothing to do. ${texts.advice}`],
    action: { label: 'Open your account', url: new URL(paths.account, siteUrl).href },
    reason: `You are receiving this email because the ways to sign in to the account with this address were changed at ${host}.`,
    sender: brand.name,
  })
}
