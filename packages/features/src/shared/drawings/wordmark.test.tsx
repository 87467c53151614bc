import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBrand } from '../../mocks/mock-ports.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { Wordmark } from './wordmark.tsx'

it('is named once, whatever the logo is called', () => {
  const brand = { ...mockBrand, logo: <img src="/logo.svg" alt="Summit" /> }
  render(<Wordmark />, { config: { brand } })
  expect(screen.getByRole('link')).toHaveAccessibleName('Summit')
})
