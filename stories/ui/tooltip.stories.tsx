import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Tooltip, TooltipProvider } from '@summit/ui/tooltip'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

/**
 * Says more of an element that the pointer rests on for 700 ms, or that has the keyboard's focus. The next one opens at
 * once when it follows within 300 ms. Fingers get none, so it never says anything that cannot be found elsewhere.
 */
const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  parameters: { layout: 'centered' },
  args: { text: 'Shows the password as text', children: <Button variant="line">Show</Button> },
  render: (args) => (
    <TooltipProvider>
      <Tooltip {...args} />
    </TooltipProvider>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const focused = async () => {
  await userEvent.tab()
  const tooltip = await screen.findByRole('tooltip')
  await expect(tooltip).toBeVisible()
  return tooltip
}

export const Closed: Story = {
  play: () => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument(),
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await focused()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Shows the password as text')
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await focused()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: {
    text: 'Zeigt die Trainingsbenachrichtigungszustellungseinstellungen als Text, und zwar so lange, bis sie wieder verborgen werden.',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await focused()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
