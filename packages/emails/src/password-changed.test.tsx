// @vitest-environment node
import { expect, it } from 'vitest'
import { renderPasswordChanged } from './password-changed.tsx'

const { subject, text, html } = renderPasswordChanged({
  siteUrl: 'https://summit.example',
  changedAt: new Date('2026-11-21T23:05:00Z'),
  brand: { name: 'Summit' },
})

it('states what was changed and when, the effects, and what to do if it was not the reader', () => {
  expect(subject).toBe('Your Summit password was changed')
  expect(text.replaceAll('\u202f', ' ')).toBe(
    [
      'Hello,',
      'The password of your Summit account was changed on November 21, 2026 at 11:05 PM (UTC). All devices have been signed out.',
      'If that was you, there is nothing to do. If not, set a new password now, and make sure that nobody else can read your email:',
      'Set a new password:\nhttps://summit.example/auth/forgot-password',
      '-- \nYou are receiving this email because the password of the account with this address was changed at summit.example.\nSummit',
    ].join('\n\n'),
  )
  expect(html).toContain('Your password was changed.')
  expect(html).toContain('If that was you, there is nothing to do.')
  expect(html).toContain('If the button does not work, open this address:')
})
