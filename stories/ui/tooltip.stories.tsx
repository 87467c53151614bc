import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Tooltip, TooltipProvider } from '@summit/ui/tooltip'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { autoplayInFrame } from '../autoplay-in-frame.ts'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { Button } from '@summit/ui/button'
import { Tooltip, TooltipProvider } from '@summit/ui/tooltip'

<TooltipProvider>
  <Tooltip text="Shows the password as text">
    <Button variant="secondary">Show</Button>
  </Tooltip>
</TooltipProvider>`,
  use: ['A short explanation of a control.'],
  instead: [
    'Text that everybody needs: a `hint` below a field, a sentence below a heading.',
    'Links and controls: [Dialog](./?path=/docs/ui-dialog--docs).',
  ],
  keys: { Tab: 'Focuses the element and opens the tooltip.', Escape: 'Closes it and keeps focus.' },
  access: [
    'Its text is the description of the element, which must be focusable and have a name.',
    'Touch screens show none: the text must be available elsewhere too.',
  ],
} satisfies Guide

/**
 * Explains an element after 700 ms of hover, or on keyboard focus. The next tooltip within 300 ms opens at once. Touch
 * screens show none, so its text must be available elsewhere too.
 */
const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  parameters: { guide, layout: 'centered', docs: { story: { inline: false, height: '12rem' } } },
  args: { text: 'Shows the password as text', children: <Button variant="secondary">Show</Button> },
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

/** Closed. */
export const Closed: Story = {
  play: () => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument(),
}

/** Open, because the button has focus. */
export const Open: Story = {
  parameters: { docs: { story: autoplayInFrame('12rem') } },
  play: async ({ canvas }) => {
    await focused()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Shows the password as text')
  },
}

/** Closed by Escape; the button keeps focus. */
export const ClosedByEscape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await focused()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Long text wraps inside the window. */
export const LongText: Story = {
  args: {
    text: 'Zeigt die Trainingsbenachrichtigungszustellungseinstellungen als Text, und zwar so lange, bis sie wieder verborgen werden.',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await focused()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
