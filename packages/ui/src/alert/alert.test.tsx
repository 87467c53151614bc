import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Alert } from './alert.tsx'

it('announces a failure at once, other results at the next pause, and information not at all', () => {
  render(
    <>
      <Alert>neutral</Alert>
      <Alert intent="info">info</Alert>
      <Alert intent="success">success</Alert>
      <Alert intent="warning">warning</Alert>
      <Alert intent="danger">danger</Alert>
    </>,
  )
  const getText = ({ textContent }: HTMLElement) => textContent
  expect(screen.getAllByRole('alert').map(getText)).toEqual(['danger'])
  expect(screen.getAllByRole('status').map(getText)).toEqual(['success', 'warning'])
})

it('accepts another role', () => {
  render(
    <Alert intent="danger" role="none">
      Gone
    </Alert>,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
