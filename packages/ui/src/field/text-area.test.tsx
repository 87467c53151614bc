import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { TextArea } from './text-area.tsx'

it('labels its text area and passes native attributes on', () => {
  render(<TextArea label="Message" name="message" rows={5} required />)
  const area = screen.getByLabelText('Message')

  expect(area.tagName).toBe('TEXTAREA')
  expect(area).toBeRequired()
  expect(area).toHaveAttribute('rows', '5')
  expect(area).not.toHaveAttribute('aria-describedby')
})

it('is invalid while it has an error, and reads it before the hint', () => {
  render(<TextArea id="message" label="Message" hint="As long as you like." error="Please write something" />)
  const area = screen.getByLabelText('Message')

  expect(area).toBeInvalid()
  expect(area).toHaveAttribute('id', 'message')
  expect(area).toHaveAccessibleDescription('Please write something As long as you like.')
})

it('merges its description with the caller’s, and forwards its ref', () => {
  const ref = createRef<HTMLTextAreaElement>()
  render(
    <>
      <TextArea label="Message" hint="We write once." aria-describedby="note" aria-invalid ref={ref} />
      <p id="note">Not sent</p>
    </>,
  )
  expect(ref.current).toBe(screen.getByLabelText('Message'))
  expect(ref.current).toBeInvalid()
  expect(ref.current).toHaveAccessibleDescription('We write once. Not sent')
})
