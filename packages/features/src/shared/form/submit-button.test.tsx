import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SubmitButton } from './submit-button.tsx'

it('describes the button with the host’s text and with the error', () => {
  const show = (error?: string) => (
    <>
      <p id="terms">You agree to the terms.</p>
      <SubmitButton aria-describedby="terms" error={error}>
        Send
      </SubmitButton>
    </>
  )
  const { rerender } = render(show())
  expect(screen.getByRole('button')).toHaveAccessibleDescription('You agree to the terms.')
  rerender(show('Too late.'))
  expect(screen.getByRole('button')).toHaveAccessibleDescription('You agree to the terms. Too late.')
})
