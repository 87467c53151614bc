import { mockBrand, mockPorts } from '@summit/features/mocks/ports'
import { FeaturesProvider } from '@summit/features/provider'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'

const recipes = import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!./*.test.tsx'], { eager: true })

it.each(Object.entries(recipes))('%s sends its form', async (_, module) => {
  const [Recipe] = Object.values(module)
  if (!Recipe) throw new Error('a recipe exports its component')
  const request = vi.fn(() => new Promise<never>(() => {}))
  const ports = mockPorts({ request })
  render(
    <FeaturesProvider brand={mockBrand} notify={ports.notify} navigate={ports.navigate} ports={ports}>
      <Recipe />
    </FeaturesProvider>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  const password = screen.queryByLabelText('Password')
  if (password) await userEvent.type(password, 'high and dry')
  await userEvent.click(screen.getByRole('button'))
  expect(request).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toBeDisabled()
})
