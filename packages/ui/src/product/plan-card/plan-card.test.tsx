import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Price } from './plan-card.tsx'

it.each([
  ['$9', true],
  ['€ 9,50', true],
  ['CHF 9', false],
  ['9 €', false],
])('sets the symbol of %s smaller: %s', (amount, isSmaller) => {
  render(<Price amount={amount} per="per month" />)
  expect(screen.getByText(amount).classList.contains('first-letter:text-[0.5em]')).toBe(isSmaller)
})
