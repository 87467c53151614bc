import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@summit/ui/container'
import { expect } from 'storybook/test'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { Container } from '@summit/ui/container'

<Container>…</Container>`,
  use: [
    'Once in every section, so that edges line up down the page.',
    'Its width is the token `--page-max`, its gutters `--page-gutter`. `render={<main />}` changes the element.',
  ],
  instead: ['A column of text: `max-w-measure`.'],
  access: ['No semantics of its own. At 400 % zoom the gutters shrink, not the text.'],
} satisfies Guide

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
  args: { render: <main /> },
  play: ({ canvas }) => expect(canvas.getByRole('main')).toHaveTextContent('As wide as the page'),
}

/** On a phone. */
export const Small: Story = { globals: { viewport: { value: 'small' } } }
