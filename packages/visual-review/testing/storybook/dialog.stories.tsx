import type { Meta, StoryObj } from '@storybook/react-vite'

export default { title: 'Dialog', component: 'dialog' } satisfies Meta
type Story = StoryObj

export const Open: Story = {
  render: () => <dialog ref={(element) => element?.showModal()}>Welcome</dialog>,
}
