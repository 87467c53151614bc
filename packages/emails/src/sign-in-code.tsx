import type { Email } from './email.ts'
import { getCodeNote, renderAccountEmail, type AccountEmailProps } from './account-email.tsx'

/** The props of the email with a code for signing in. */
export interface SignInCodeProps extends AccountEmailProps {
  /** The digits. */
  code: string
}

/** Renders the email with a code for signing in. It has no link, as the code belongs into the page that asked for it. */
export function renderSignInCode({ siteUrl, code, brand }: SignInCodeProps): Email {
  const { host } = new URL(siteUrl)
  return renderAccountEmail({
    subject: `${code} is your ${brand.name} code`,
    preview: 'It expires in 10 minutes.',
    title: 'Your code.',
    paragraphs: [`Enter this code on the page of ${host} where you asked for it:`],
    code,
    notes: [
      getCodeNote(brand.name),
      'If it was not you who asked for it, ignore this email: nobody can sign in without the code.',
    ],
    reason: `You are receiving this email because a code for this address was requested at ${host}.`,
    sender: brand.name,
  })
}
