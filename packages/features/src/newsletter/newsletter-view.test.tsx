import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NewsletterView } from './newsletter-view.tsx'
import { states, mockHandle } from './newsletter.fixtures.ts'
import { newsletterMessages } from './newsletter.ts'

it('NEWS-04 NEWS-05 NEWS-06 NEWS-07 has fields for name and email with autocomplete', () => {
  render(<NewsletterView newsletter={mockHandle(states.idle)} />)

  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveAttribute('autocomplete', 'name')
  expect(name).toHaveAttribute('placeholder', 'Your name (optional)')
  expect(name).toHaveAttribute('maxlength', '80')
  expect(name).not.toBeRequired()
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toHaveAttribute('autocomplete', 'email')
  expect(email).toHaveAttribute('placeholder', 'Enter your email')
  expect(email).toHaveAttribute('type', 'email')
  expect(email).toHaveAttribute('maxlength', '254')
  expect(email).toBeRequired()
})

const ofPlan = { messages: { ...newsletterMessages, plan: 'Four weeks uphill' } }

it('shows a drawn cover if the texts have its title', () => {
  const { rerender } = render(<NewsletterView newsletter={mockHandle(states.idle)} />)
  expect(document.querySelector('[data-slot=dialog-banner]')).not.toBeInTheDocument()
  rerender(<NewsletterView newsletter={mockHandle(states.idle, ofPlan)} />)
  expect(screen.getByText('Four weeks uphill')).toBeInTheDocument()
})

it('shows pictures of the plan’s pages in place of the drawn cover', () => {
  const pages = ['/cover.avif', '/week.avif'].map((src) => ({ src, width: 560, height: 745 }))
  render(<NewsletterView newsletter={mockHandle(states.idle, ofPlan)} pages={pages} />)
  expect(screen.queryByText('Four weeks uphill')).not.toBeInTheDocument()
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/cover.avif', '/week.avif'])
  for (const picture of pictures) expect(picture).toHaveAttribute('height', '745')
})

it('NEWS-12 shows the offer and the privacy note', () => {
  render(<NewsletterView newsletter={mockHandle(states.idle)} />)
  expect(screen.getByRole('dialog', { name: 'Get our newsletter' })).toHaveAccessibleDescription(
    'News from us, delivered to your inbox.',
  )
  expect(screen.getByText('No spam, unsubscribe anytime. We respect your privacy.')).toBeInTheDocument()
})

it('NEWS-11 CALLS-14 submits the values, a blank name as null, and calls `dismiss`', async () => {
  const submit = vi.fn()
  const dismiss = vi.fn()
  render(<NewsletterView newsletter={mockHandle(states.idle, { submit, dismiss })} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, '  {Enter}')
  expect(submit).toHaveBeenLastCalledWith({ email: 'ada@example.org', name: null })
  await userEvent.type(name, ' Ada ')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(submit).toHaveBeenLastCalledWith({ email: 'ada@example.org', name: 'Ada' })
  expect(submit).toHaveBeenCalledTimes(2)

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

it('shows the pending state', () => {
  render(<NewsletterView newsletter={mockHandle(states.pending)} />)
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeInTheDocument()
})

it('posts the form, so that the email address is never in the URL', () => {
  render(<NewsletterView newsletter={mockHandle(states.idle)} />)
  expect(document.querySelector('form')).toHaveAttribute('method', 'post')
})

it('NEWS-18 NEWS-20 closes once the visitor is subscribed, with its fields cleared', async () => {
  const { rerender } = render(<NewsletterView newsletter={mockHandle(states.idle)} />)
  const email = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.type(email, 'ada@example.org{Enter}')
  rerender(<NewsletterView newsletter={mockHandle(states.success)} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(email).toHaveValue('')
})

it('shows the error of a field beside it and focuses it, and any other beside the button', async () => {
  const { rerender } = render(<NewsletterView newsletter={mockHandle(states.idle)} />)
  const email = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.type(email, 'ada@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  rerender(<NewsletterView newsletter={mockHandle(states.error)} />)
  expect(email).toHaveAccessibleDescription(states.error.message)
  expect(email).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Subscribe' })).not.toHaveAccessibleDescription()

  rerender(
    <NewsletterView newsletter={mockHandle({ status: 'error', reason: 'unreachable', message: 'No network' })} />,
  )
  expect(email).not.toHaveAccessibleDescription()
  expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveAccessibleDescription('No network')
})
