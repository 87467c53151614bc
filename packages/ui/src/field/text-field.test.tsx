import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

it('labels its input, without further ARIA attributes', () => {
  render(<TextField label="Email" name="email" type="email" autoComplete="email" required />)
  const input = screen.getByLabelText('Email')

  expect(input).toBeRequired()
  expect(input).toHaveAttribute('type', 'email')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).not.toHaveAttribute('aria-describedby')
})

it('is invalid while it has an error, and reads it before the hint', () => {
  render(<TextField label="Email" hint="We write once." error="Please enter a valid email address" />)
  const input = screen.getByLabelText('Email')

  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Please enter a valid email address We write once.')
})

it.each([
  ['announces an error that appears while its input has the focus', true, 1],
  ['leaves any other error to the description', false, 0],
])('%s', (_, hasFocus, alerts) => {
  const { rerender } = render(<TextField label="Email" />)
  if (hasFocus) screen.getByLabelText('Email').focus()
  rerender(<TextField label="Email" error="Please enter a valid email address" />)

  expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    Array(alerts).fill('Please enter a valid email address'),
  )
})

it('merges its description with the caller’s, and forwards its ref', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <>
      <TextField label="Email" hint="We write once." aria-describedby="note" aria-invalid ref={ref} />
      <p id="note">Not sent</p>
    </>,
  )
  expect(ref.current).toBe(screen.getByLabelText('Email'))
  expect(ref.current).toBeInvalid()
  expect(ref.current).toHaveAccessibleDescription('We write once. Not sent')
})

it.each([
  ['true', true],
  ['false', false],
] as const)('has `data-invalid` as its `aria-invalid` says: %s', (invalid, isInvalid) => {
  render(<TextField label="Email" aria-invalid={invalid} />)
  expect(screen.getByLabelText('Email').closest('[data-slot=text-field]')?.hasAttribute('data-invalid')).toBe(isInvalid)
})
