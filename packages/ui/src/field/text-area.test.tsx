import { render, screen } from '@testing-library/react'
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
