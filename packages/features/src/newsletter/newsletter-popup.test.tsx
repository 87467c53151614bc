import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NewsletterPopup } from './newsletter-popup.tsx'
import { states, mockHandle } from './newsletter.fixtures.ts'

it('NEWS-04 NEWS-05 NEWS-06 NEWS-07 shows the plan, and asks for a name and an address that browsers can fill in', () => {
  render(<NewsletterPopup newsletter={mockHandle(states.editing)} />)

  expect(screen.getByText('Four weeks uphill')).toBeInTheDocument()
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveAttribute('autocomplete', 'name')
  expect(name).toHaveAttribute('placeholder', 'Your name (optional)')
  expect(name).not.toBeRequired()
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toHaveAttribute('autocomplete', 'email')
  expect(email).toHaveAttribute('placeholder', 'Enter your email')
  expect(email).toHaveAttribute('type', 'email')
  expect(email).toBeRequired()
})

it('NEWS-12 says what it offers, and what it will not do', () => {
  render(<NewsletterPopup newsletter={mockHandle(states.editing)} />)
  expect(screen.getByRole('dialog', { name: 'Get Your FREE Workout PDF' })).toHaveAccessibleDescription(
    'Join 5K+ fitness enthusiasts and get our exclusive workout guide delivered to your inbox',
  )
  expect(screen.getByText('No spam, unsubscribe anytime. We respect your privacy.')).toBeInTheDocument()
})

it('NEWS-08 NEWS-11 hands on what was typed, and asks to be closed', async () => {
  const submit = vi.fn()
  const dismiss = vi.fn()
  render(<NewsletterPopup newsletter={mockHandle(states.editing, { submit, dismiss })} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Ada ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Get Free Workout PDF' }))
  expect(submit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.org', name: 'Ada' })

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

it('NEWS-09 says that it is sending', () => {
  render(<NewsletterPopup newsletter={mockHandle(states.sending)} />)
  expect(screen.getByRole('button', { name: 'Getting Your PDF...' })).toBeInTheDocument()
})

it('posts the form, so that an address never stands in the bar above it', () => {
  render(<NewsletterPopup newsletter={mockHandle(states.editing)} />)
  expect(document.querySelector('form')).toHaveAttribute('method', 'post')
})
