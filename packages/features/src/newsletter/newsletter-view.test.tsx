import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NewsletterView } from './newsletter-view.tsx'
import { states, mockHandle } from './newsletter.fixtures.ts'

it('NEWS-04 NEWS-05 NEWS-06 NEWS-07 shows the plan, and fields for name and email with autocomplete', () => {
  render(<NewsletterView newsletter={mockHandle(states.idle)} />)

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

it('shows pictures of the plan’s pages in place of the drawn cover', () => {
  const pages = ['/cover.avif', '/week.avif'].map((src) => ({ src, width: 560, height: 745 }))
  render(<NewsletterView newsletter={mockHandle(states.idle)} pages={pages} />)
  expect(screen.queryByText('Four weeks uphill')).not.toBeInTheDocument()
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/cover.avif', '/week.avif'])
  for (const picture of pictures) expect(picture).toHaveAttribute('height', '745')
})

it('NEWS-12 shows the offer and the privacy note', () => {
  render(<NewsletterView newsletter={mockHandle(states.idle)} />)
  expect(screen.getByRole('dialog', { name: 'Get Your FREE Workout PDF' })).toHaveAccessibleDescription(
    'Join 5K+ fitness enthusiasts and get our exclusive workout guide delivered to your inbox',
  )
  expect(screen.getByText('No spam, unsubscribe anytime. We respect your privacy.')).toBeInTheDocument()
})

it('NEWS-08 NEWS-11 submits the values, and calls `dismiss`', async () => {
  const submit = vi.fn()
  const dismiss = vi.fn()
  render(<NewsletterView newsletter={mockHandle(states.idle, { submit, dismiss })} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Ada ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Get Free Workout PDF' }))
  expect(submit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.org', name: 'Ada' })

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

it('NEWS-09 shows the pending state', () => {
  render(<NewsletterView newsletter={mockHandle(states.pending)} />)
  expect(screen.getByRole('button', { name: 'Getting Your PDF...' })).toBeInTheDocument()
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
  await userEvent.click(screen.getByRole('button', { name: 'Get Free Workout PDF' }))
  rerender(<NewsletterView newsletter={mockHandle(states.error)} />)
  expect(email).toHaveAccessibleDescription(states.error.message)
  expect(email).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Get Free Workout PDF' })).not.toHaveAccessibleDescription()

  rerender(
    <NewsletterView newsletter={mockHandle({ status: 'error', reason: 'unreachable', message: 'No network' })} />,
  )
  expect(email).not.toHaveAccessibleDescription()
  expect(screen.getByRole('button', { name: 'Get Free Workout PDF' })).toHaveAccessibleDescription('No network')
})
