import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Divider } from './divider.tsx'

it.each([undefined, null, false, ''])('is a separator without a label: %o', (label) => {
  render(<Divider>{label}</Divider>)
  expect(screen.getByRole('separator')).toBeInTheDocument()
})
