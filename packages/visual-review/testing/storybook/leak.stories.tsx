import type { Meta, StoryObj } from '@storybook/react-vite'

export default { title: 'Leak' } satisfies Meta
type Story = StoryObj

/** Leaves something behind, as style sheets do that load with a story. */
export const First: Story = { render: () => <p ref={() => void (document.body.lang = 'la')}>Leak</p> }

export const Second: Story = { render: () => <p>Before</p> }
