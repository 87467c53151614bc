import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Alert } from './alert.tsx'

it('announces a failure at once, other results at the next pause, and information not at all', () => {
  render(
    <>
      <Alert kind="info">info</Alert>
      <Alert kind="success">success</Alert>
      <Alert kind="warning">warning</Alert>
      <Alert kind="destructive">destructive</Alert>
    </>,
  )
  const textOf = ({ textContent }: HTMLElement) => textContent
  expect(screen.getAllByRole('alert').map(textOf)).toEqual(['destructive'])
  expect(screen.getAllByRole('status').map(textOf)).toEqual(['success', 'warning'])
})

it('accepts another role', () => {
  render(
    <Alert kind="destructive" role="none">
      Gone
    </Alert>,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
