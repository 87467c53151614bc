import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '@summit/ui/countdown'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/countdown.tsx'

/** A progress line until an automatic action. */
const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  parameters: { guide, layout: 'padded' },
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

/** Fills within three seconds; full at once under reduced motion. */
export const ThreeSeconds: Story = {
  play: check(async ({ canvasElement }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const fillings = canvasElement.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming())
    await expect(fillings).toMatchObject(isStill ? [] : [{ duration: 3000, iterations: 1 }])
    await expect(canvasElement.querySelector('[aria-hidden] > div')).toBeVisible()
  }),
}
