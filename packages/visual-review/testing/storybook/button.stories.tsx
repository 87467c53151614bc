import type { Meta, StoryObj } from '@storybook/react-vite'

export default { title: 'Button', component: 'button' } satisfies Meta
type Story = StoryObj

export const Primary: Story = { render: () => <button type="button">Watch</button> }

export const OnAPhone: Story = { ...Primary, globals: { viewport: { value: 'small' } } }
