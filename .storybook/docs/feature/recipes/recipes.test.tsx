import { mockBrand, mockPorts } from '@summit/features/mocks/ports'
import type { Ports } from '@summit/features/ports'
import { FeaturesProvider } from '@summit/features/provider'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'

const recipes = import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!./*.test.tsx'], { eager: true })

function show(name: string, ports: Partial<Ports> = {}) {
  const [Recipe] = Object.values(recipes[`./${name}.tsx`] ?? {})
  if (!Recipe) throw new Error('a recipe exports its component')
  const all = mockPorts(ports)
  render(
    <FeaturesProvider brand={mockBrand} notify={all.notify} navigate={all.navigate} ports={all}>
      <Recipe />
    </FeaturesProvider>,
  )
}

const forms = ['contact', 'forgot-password', 'newsletter', 'sign-in', 'sign-up']

it.each(forms)('%s sends its form', async (name) => {
  const request = vi.fn(() => new Promise<never>(() => {}))
  vi.stubGlobal('fetch', request)
  show(name, { request })
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  for (const label of ['Full Name', 'Message', 'Password']) {
    const field = screen.queryByLabelText(label)
    if (field) await userEvent.type(field, 'high and dry')
  }
  await userEvent.click(screen.getByRole('button'))
  expect(request).toHaveBeenCalled()
  expect(screen.getByRole('button')).toBeDisabled()
})

it.each([
  ['auth-error', 'Authentication Error'],
  ['auth-success', 'You signed in with OAuth.'],
  ['confirm', 'Invalid verification link'],
  ['dashboard', 'Please sign in first.'],
  ['home', 'Watch Demo'],
  ['oauth-callback', 'No authorization code received'],
  ['update-password', 'This password reset link is invalid or has expired. Please request a new one.'],
])('%s shows the state of its hook', async (name, text) => {
  show(name)
  expect(await screen.findByText(text, { exact: false })).toBeVisible()
})

it('every feature with a hook has a recipe', () => {
  const hooks = Object.keys(import.meta.glob('../../../../packages/features/src/*/**/use-*.ts'))
  const features = new Set(hooks.map((path) => path.split('/src/')[1]?.split('/')[0] ?? ''))
  expect([...features].filter((name) => name !== 'shared' && !recipes[`./${name}.tsx`])).toEqual([])
})
