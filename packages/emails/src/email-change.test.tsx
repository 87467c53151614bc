// @vitest-environment node
import { expect, it } from 'vitest'
import { renderEmailChangeCode, renderEmailChanged, renderEmailTaken } from './email-change.tsx'

const facts = { siteUrl: 'https://summit.example', newEmail: 'new@example.org', brand: { name: 'Summit' } }

it('ACCOUNT-26 tells the current address what it is asked to confirm, and what to do otherwise', () => {
  const { subject, text } = renderEmailChangeCode({ ...facts, code: '012345', to: 'current' })
  expect(subject).toBe('012345 confirms your new Summit address')
  expect(text).toContain('change the email address of your Summit account to new@example.org, and gave its password.')
  expect(text).toContain('\n\n012345\n\n')
  expect(text).toContain('If it was not you, set a new password now: https://summit.example/auth/forgot-password')
})

it('ACCOUNT-26 names no account to the new address', () => {
  const { text } = renderEmailChangeCode({ ...facts, code: '012345', to: 'new' })
  expect(text).toContain('wants to use this email address for a Summit account.')
  expect(text).not.toContain('password')
  expect(renderEmailTaken(facts).text).toContain('It has an account, so nothing was changed.')
})

it('ACCOUNT-27 tells the address before which one replaces it', () => {
  const { text } = renderEmailChanged({ ...facts, changedAt: new Date('2026-12-05T23:05:00Z') })
  expect(text.replaceAll('\u202f', ' ')).toContain(
    'On December 5, 2026 at 11:05 PM (UTC), the email address of your Summit account was changed to new@example.org.',
  )
  expect(text).toContain('Contact us:\nhttps://summit.example/contact')
})
