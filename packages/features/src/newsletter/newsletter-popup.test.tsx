import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewsletterPopup } from './newsletter-popup.tsx'
import { states, still } from './newsletter.fixtures.ts'

it('NEWS-04 NEWS-06 shows the plan, and asks for a name and an address that browsers can fill in', () => {
  render(<NewsletterPopup newsletter={still(states.editing)} />)

  expect(screen.getByText('Four weeks uphill')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email')
})

it('posts the form, so that an address never stands in the bar above it', () => {
  render(<NewsletterPopup newsletter={still(states.editing)} />)
  expect(document.querySelector('form')).toHaveAttribute('method', 'post')
})
