import { paths } from '@summit/features/paths'
import { formatTime, renderAccountEmail, type AccountEmailProps } from './account-email.tsx'
import type { Email } from './email.ts'

/** The props of the notice that the second factor of an account was changed or replaced by a recovery code. */
export interface TwoFactorChangedProps extends AccountEmailProps {
  change: 'enabled' | 'disabled' | 'new codes' | 'code used'
  /** How many recovery codes are left. */
  recoveryCodes: number
  changedAt: Date
}

/** Renders the notice of a change of two-factor authentication, or of a used recovery code. Its link holds no token. */
export function renderTwoFactorChanged({
  siteUrl,
  change,
  recoveryCodes,
  changedAt,
  brand,
}: TwoFactorChangedProps): Email {
  const { host } = new URL(siteUrl)
  const time = formatTime(changedAt)
  const left = recoveryCodes === 1 ? 'One recovery code is left' : `${recoveryCodes} recovery codes are left`
  const texts = {
    enabled: {
      subject: `Two-factor authentication is on for your ${brand.name} account`,
      title: 'Two-factor authentication is on.',
      paragraph: `Since ${time}, signing in to your ${brand.name} account with a password or an emailed code also takes a code of your authenticator app.`,
    },
    disabled: {
      subject: `Two-factor authentication is off for your ${brand.name} account`,
      title: 'Two-factor authentication is off.',
      paragraph: `Since ${time}, signing in to your ${brand.name} account takes no code of an authenticator app.`,
    },
    'new codes': {
      subject: `Your ${brand.name} account has new recovery codes`,
      title: 'You have new recovery codes.',
      paragraph: `On ${time}, new recovery codes were made for your ${brand.name} account. The codes before no longer work.`,
    },
    'code used': {
      subject: `A recovery code of your ${brand.name} account was used`,
      title: 'A recovery code was used.',
      paragraph: `On ${time}, somebody signed in to your ${brand.name} account with its password or an emailed code, and a recovery code. ${left}.`,
    },
  }[change]
  return renderAccountEmail({
    subject: texts.subject,
    preview: 'If that was you, there is nothing to do.',
    title: texts.title,
    paragraphs: [
      'Hello,',
      texts.paragraph,
      'If that was you, there is nothing to do. If not, somebody else knows your password. Set a new one on the page of your account:',
    ],
    action: { label: 'Open your account', url: new URL(paths.account, siteUrl).href },
    reason: `You are receiving this email because the account with this address is used at ${host}.`,
    sender: brand.name,
  })
}
