// @vitest-environment node
import { expect, it } from 'vitest'
import { renderAlreadyRegistered } from './already-registered.tsx'
import { renderVerifyEmail, verifyEmailUrl } from './verify-email.tsx'

const facts = { siteUrl: 'https://summit.example', tokenHash: 'a-b_c', brand: { name: 'Summit' } }

it('links to the page that verifies the address, and states the lifetime and what to do if it was not the reader', () => {
  expect(renderVerifyEmail(facts).text).toBe(
    [
      'Hello,',
      'Someone, hopefully you, signed up for Summit with this email address. Use this link to verify it:',
      `Verify your email:\n${verifyEmailUrl(facts)}`,
      'The link works once and expires in 24 hours. If it was sent again, only the link in the newest email works.',
      'If it was not you, ignore this email: without the link there is no account.',
      '-- \nYou are receiving this email because this address was entered at summit.example.\nSummit',
    ].join('\n\n'),
  )
})

it('leads somebody who has an account to sign-in and to a new password, without a token', () => {
  const { text } = renderAlreadyRegistered(facts)
  expect(text).toContain('Sign in:\nhttps://summit.example/auth/login')
  expect(text).toContain('https://summit.example/auth/forgot-password')
  expect(text).not.toContain('token')
})
