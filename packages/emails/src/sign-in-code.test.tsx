// @vitest-environment node
import { expect, it } from 'vitest'
import { renderSignInCode } from './sign-in-code.tsx'

it('ACCOUNT-25 has the code in its subject, says how long it is valid, and links to nothing', () => {
  const { subject, text } = renderSignInCode({
    siteUrl: 'https://summit.example',
    code: '012345',
    brand: { name: 'Summit' },
  })
  expect(subject).toBe('012345 is your Summit code')
  expect(text).toBe(
    [
      'Enter this code on the page of summit.example where you asked for it:',
      '012345',
      'It expires in 10 minutes and works once. Give it to nobody: Summit never asks for it, by phone or by email.',
      'If it was not you who asked for it, ignore this email: nobody can sign in without the code.',
      '-- \nYou are receiving this email because a code for this address was requested at summit.example.\nSummit',
    ].join('\n\n'),
  )
})
