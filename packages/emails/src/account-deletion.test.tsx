// @vitest-environment node
import { expect, it } from 'vitest'
import { renderAccountDeletion, renderAccountKept } from './account-deletion.tsx'

const facts = { siteUrl: 'https://summit.example', brand: { name: 'Summit' } }

it('ACCOUNT-21 states when the account is deleted, and how it is kept', () => {
  const { subject, text } = renderAccountDeletion({ ...facts, deletesAt: new Date('2026-12-05T23:05:00Z') })
  expect(subject).toBe('Your Summit account will be deleted')
  expect(text.replaceAll('\u202f', ' ')).toBe(
    [
      'Hello,',
      'Someone, hopefully you, asked us to delete your Summit account, and gave its password. It will be deleted on December 5, 2026 at 11:05 PM (UTC). All devices have been signed out.',
      'If you change your mind, or if it was not you, sign in at summit.example before then, and it is kept:',
      'Sign in:\nhttps://summit.example/auth/login',
      'If it was not you, set a new password, too: https://summit.example/auth/forgot-password',
      'A subscription of the newsletter is kept until you end it, with the link in each of its emails.',
      '-- \nYou are receiving this email because the account with this address is to be deleted at summit.example.\nSummit',
    ].join('\n\n'),
  )
})

it('ACCOUNT-21 says that an account is kept, and what to do if somebody else signed in', () => {
  const { subject, text } = renderAccountKept(facts)
  expect(subject).toBe('Your Summit account is kept')
  expect(text).toContain('You have signed in, so your Summit account will not be deleted.')
  expect(text).toContain('Set a new password:\nhttps://summit.example/auth/forgot-password')
})
