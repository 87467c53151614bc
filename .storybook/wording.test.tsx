import { pricingMessages as summitPricing } from '@summit/brand/pricing-messages'
import { pricingMessages } from '@summit/features/pricing'
import { signInMessages, SignInView } from '@summit/features/sign-in'
import { mockHandle, states } from '@summit/features/sign-in/fixtures'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { wordingOf } from './wording.ts'

const german = wordingOf({ language: 'de', brand: 'summit' })

it('translates the texts of a story’s args, and keeps everything else', () => {
  const submit = vi.fn()
  const args = { signIn: mockHandle(states.error, { submit }), providers: ['google'] }
  const { signIn, providers } = german.replace(args)
  expect(signIn.messages).toMatchObject({ title: 'Willkommen zurück', submit: 'Anmelden' })
  expect(signIn.state).toEqual({ status: 'error', reason: 'refused', message: 'E-Mail oder Passwort ist falsch' })
  expect(signIn.submit).toBe(submit)
  expect(providers).toEqual(['google'])
})

it('translates elements, and messages that a brand has changed in part', () => {
  const element = german.replace(<SignInView signIn={mockHandle(states.idle)} />)
  expect(element.props).toHaveProperty('signIn.messages.title', 'Willkommen zurück')
  expect(german.replace({ ...mockHandle(states.idle).messages, title: 'My own' })).toMatchObject({
    title: 'My own',
    email: 'E-Mail',
  })
})

it('renders translated children without asking for keys', () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const two = (
    <p>
      <b>{signInMessages.title}</b>
      <i>{signInMessages.submit}</i>
    </p>
  )
  expect(renderToString(german.replace(two))).toBe('<p><b>Willkommen zurück</b><i>Anmelden</i></p>')
  expect(onError).not.toHaveBeenCalled()
})

it('replaces Summit’s own wording by the features’ for another brand', () => {
  const { replace } = wordingOf({ language: 'en', brand: 'acme' })
  for (const [key, text] of Object.entries(summitPricing)) {
    expect(replace({ [key]: text })).toEqual({ [key]: { ...pricingMessages }[key as keyof typeof pricingMessages] })
  }
})
