import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@summit/ui/container'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/container.tsx'

/** Content as wide as the page. */
const meta = {
  title: 'UI/Container',
  component: Container,
  parameters: { guide },
  args: { children: <p className="border border-line p-4">As wide as the page, between its gutters.</p> },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

/** Between the gutters. */
export const Default: Story = {}

/** Another element. */
export const Render: Story = {
  args: { render: <section aria-label="Prices" /> },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Prices' })).toHaveTextContent('As wide as the page'),
  ),
}

/** On a phone. */
export const Small: Story = { globals: { viewport: { value: 'small' } } }
