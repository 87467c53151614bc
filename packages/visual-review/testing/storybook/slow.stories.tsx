import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'

export default { title: 'Slow' } satisfies Meta
type Story = StoryObj

function Late({ until }: { until: Promise<void> }) {
  use(until)
  return <input aria-label="Name" ref={(element) => element?.focus()} />
}

function resolveLate(resolve: () => void) {
  setTimeout(resolve, 300)
}

/** Takes so long to render as stories do on a busy machine. */
export const Focused: Story = {
  loaders: [() => ({ until: new Promise<void>(resolveLate) })],
  render: (_, { loaded }) => <Late until={loaded['until'] as Promise<void>} />,
}
