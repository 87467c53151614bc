import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useResultFocus } from './use-result-focus.ts'

function Screen({ result }: { result: string | null }) {
  const heading = useResultFocus(result)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {result ?? 'Form'}
    </h1>
  )
}

it('focuses the heading of a result that replaces the form, and of none that is there from the start', () => {
  const { rerender } = render(<Screen result="sent" />)
  const heading = screen.getByRole('heading')
  expect(heading).not.toHaveFocus()
  rerender(<Screen result="expired" />)
  expect(heading).toHaveFocus()
  heading.blur()
  rerender(<Screen result={null} />)
  expect(heading).not.toHaveFocus()
})
