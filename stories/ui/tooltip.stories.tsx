import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Tooltip, TooltipProvider, type TooltipProps } from '@summit/ui/tooltip'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { autoplayInFrame } from '../autoplay-in-frame.ts'
import { guide } from './guides/tooltip.ts'

/**
 * Explains an element after 700 ms of hover, or on keyboard focus. The next tooltip within 300 ms opens at once. Touch
 * screens show none, so its text must be available elsewhere too.
 */
const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  parameters: { guide, layout: 'centered', docs: { story: { inline: false, height: '12rem' } } },
  args: { content: 'Shows the password as text', children: <Button variant="secondary">Show</Button> },
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

/** At the inline end of the element, with formatted text. */
export const AtTheEnd: Story = {
  args: {
    side: 'end',
    content: (
      <>
        Shows the password <strong>as text</strong>
      </>
    ),
  },
  globals: { direction: 'ltr' },
  parameters: { docs: { story: autoplayInFrame('12rem') } },
  play: async ({ canvas }) => {
    await focused()
    const { left } = document.querySelector('[data-slot=tooltip]')?.getBoundingClientRect() ?? { left: 0 }
    await expect(left).toBeGreaterThanOrEqual(canvas.getByRole('button').getBoundingClientRect().right)
  },
}

/** In right-to-left text the inline end is at the left. */
export const AtTheEndRightToLeft: Story = {
  ...AtTheEnd,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await focused()
    const { right } = document.querySelector('[data-slot=tooltip]')?.getBoundingClientRect() ?? { right: Infinity }
    await expect(right).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().left)
  },
}

/** Disabled: neither focus nor the pointer opens it. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async () => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
}

function Controlled(args: TooltipProps) {
  const [open, setOpen] = useState(false)
  return (
    <TooltipProvider>
      <div className="flex gap-4">
        <Button onClick={() => setOpen(!open)}>Explain</Button>
        <Tooltip {...args} open={open} />
      </div>
    </TooltipProvider>
  )
}

/** Opened and closed by its owner. */
export const ControlledOpen: Story = {
  render: (args) => <Controlled {...args} />,
  parameters: { docs: { story: autoplayInFrame('12rem') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }))
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}

/** Long text wraps inside the window. */
export const LongText: Story = {
  args: {
    content:
      'Zeigt die Trainingsbenachrichtigungszustellungseinstellungen als Text, und zwar so lange, bis sie wieder verborgen werden.',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await focused()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
