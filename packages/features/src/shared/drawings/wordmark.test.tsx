import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBrand, mockConfig } from '../../mocks/mock-ports.ts'
import { ConfigContext } from '../config/use-config.ts'
import { Wordmark } from './wordmark.tsx'

it('is named once, whatever the logo is called', () => {
  const brand = { ...mockBrand, logo: <img src="/logo.svg" alt="Summit" /> }
  render(
    <ConfigContext value={mockConfig({ brand })}>
      <Wordmark />
    </ConfigContext>,
  )
  expect(screen.getByRole('link')).toHaveAccessibleName('Summit')
})
