// @vitest-environment node
import { expect, it } from 'vitest'
import { renderPasswordReset, passwordResetUrl } from './password-reset.tsx'

const facts = { siteUrl: 'https://summit.example', tokenHash: 'pkce_a-b_c&d', brand: { name: 'Summit' } }
const { subject, text, html } = renderPasswordReset(facts)

it('CONFIRM-01 CONFIRM-02 links to the confirm page with token, type and next page', () => {
  const url = new URL(passwordResetUrl(facts))
  expect(url.origin + url.pathname).toBe('https://summit.example/auth/confirm')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    token_hash: 'pkce_a-b_c&d',
    type: 'recovery',
    next: '/auth/update-password',
  })
  expect(url.hash).toBe('')
  expect(text).toContain(url.href)
  expect(html.replaceAll('&amp;', '&')).toContain(`href="${url.href}"`)
})

it('has no token in its subject and preview', () => {
  expect(subject).toBe('Reset your Summit password')
  expect(html.slice(html.indexOf('<body'), html.indexOf('role="article"'))).not.toContain('pkce_')
})

it('FORGOT-07 states the link’s lifetime, and what to do if it was not requested', () => {
  expect(text).toBe(
    [
      'Hello,',
      'Someone, hopefully you, asked to reset the password of the Summit account with this email address. Use this link to set a new one:',
      `Set a new password:\n${passwordResetUrl(facts)}`,
      'The link works once and expires in 24 hours. If you asked more than once, only the link in the newest email works.',
      'If it was not you, ignore this email: your password stays the same.',
      '-- \nYou are receiving this email because this address was entered at summit.example.\nSummit',
    ].join('\n\n'),
  )
  expect(html).toContain('The link works once and expires in 24 hours.')
  expect(html).toContain('Set a new password.')
  expect(html).toContain('If the button does not work, open this address:')
})
