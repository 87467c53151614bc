import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'

it('merges its description with the caller’s, and forwards its ref', () => {
  const ref = createRef<HTMLInputElement>()
  const checkbox = (error?: string) => (
    <>
      <Checkbox label="I agree" error={error} aria-describedby="note" ref={ref} />
      <p id="note">You can leave at any time.</p>
    </>
  )
  const { rerender } = render(checkbox())
  expect(ref.current).toBe(screen.getByRole('checkbox'))
  expect(ref.current).not.toHaveAttribute('aria-invalid')
  expect(ref.current).toHaveAccessibleDescription('You can leave at any time.')

  rerender(checkbox('Please agree'))
  expect(ref.current).toBeInvalid()
  expect(ref.current).toHaveAccessibleDescription('Please agree You can leave at any time.')
})
