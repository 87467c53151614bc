import { pricingMessages as summitPricing } from '@summit/brand/messages/pricing'
import { pricingMessages } from '@summit/features/pricing'
import { signInMessages, SignInView } from '@summit/features/sign-in'
import { mockHandle, states } from '@summit/features/sign-in/fixtures'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createWording } from './wording.ts'

const german = await createWording({ language: 'de', brand: 'summit' })

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

it('replaces Summit’s own wording by the features’ for another brand', async () => {
  const { replace } = await createWording({ language: 'en', brand: 'acme' })
  const { title, lead, notes } = pricingMessages
  expect(replace({ title: summitPricing.title, lead: summitPricing.lead, notes: summitPricing.notes })).toEqual({
    title,
    lead,
    notes,
  })
})

it('replaces a feature’s messages by Summit’s own wording, which has empty texts too', async () => {
  const { replace } = await createWording({ language: 'en', brand: 'summit' })
  const { signIn } = replace({ signIn: mockHandle(states.idle) })
  expect(signIn.messages).toEqual({ ...signInMessages, motto: 'The trail is where you left it.' })
  expect(german.replace(mockHandle(states.idle)).messages.motto).toBe('Der Weg ist noch da, wo du ihn verlassen hast.')
  expect(german.replace({ email: '' })).toEqual({ email: '' })
})
