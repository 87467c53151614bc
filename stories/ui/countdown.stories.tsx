import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '@summit/ui/countdown'
import { expect } from 'storybook/test'

/** A line that fills until something happens by itself. */
const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  parameters: { layout: 'padded' },
  args: { ms: 3000 },
  render: (args) => (
    <div className="grid gap-4">
      <p>Redirecting to login...</p>
      <Countdown {...args} />
    </div>
  ),
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeSeconds: Story = {
  play: async ({ canvasElement }) => {
    const [filling] = canvasElement.getAnimations({ subtree: true })
    await expect(filling?.effect?.getComputedTiming()).toMatchObject({ duration: 3000, iterations: 1 })
    await expect(canvasElement.querySelector('[aria-hidden] > div')).toBeVisible()
  },
}
