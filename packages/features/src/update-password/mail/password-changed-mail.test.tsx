// @vitest-environment node
import { expect, it } from 'vitest'
import { passwordChangedMail } from './password-changed-mail.tsx'

const { subject, text, html } = passwordChangedMail({
  siteUrl: 'https://summit.example',
  changedAt: new Date('2026-11-21T23:05:00Z'),
  brand: { name: 'Summit' },
})

it('says what was changed and when, what follows from it, and what to do if it was somebody else', () => {
  expect(subject).toBe('Your Summit password was changed')
  expect(text.replaceAll('\u202f', ' ')).toBe(
    [
      'Hello,',
      'The password of your Summit account was changed on November 21, 2026 at 11:05 PM (UTC). Every device that was signed in is signed out.',
      'If that was you, there is nothing to do. If it was not, set another one now, and make sure that nobody else reads your mail:',
      'Set another password:\nhttps://summit.example/auth/forgot-password',
      '-- \nYou get this mail because the password of the account with this address was changed at summit.example.\nSummit',
    ].join('\n\n'),
  )
  expect(html).toContain('Your password was changed.')
  expect(html).toContain('If that was you, there is nothing to do.')
  expect(html).toContain('If the button does not work, open this address:')
})
