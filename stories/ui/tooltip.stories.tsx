import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Tooltip, TooltipProvider } from '@summit/ui/tooltip'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/tooltip.ts'

/**
 * Explains an element after 700 ms of hover, or on keyboard focus. The next tooltip within 300 ms opens at once. Touch
 * screens show none, so its text must be available elsewhere too.
 */
const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  parameters: { guide, layout: 'centered', docs: { story: { inline: false } } },
  args: { content: 'Shows the password as text', children: <Button variant="secondary">Show</Button> },
  render: (args) => (
    <TooltipProvider>
      <Tooltip {...args} />
    </TooltipProvider>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const box = () => document.querySelector('[data-slot=tooltip]')?.getBoundingClientRect() ?? new DOMRect()

/** Open, as while the button has focus or the pointer rests on it. */
export const Open: Story = { args: { defaultOpen: true } }

/** Closed. */
export const Closed: Story = {}

/** At the inline end of the element, with formatted text. */
export const AtTheEnd: Story = {
  args: {
    side: 'end',
    defaultOpen: true,
    content: (
      <>
        Shows the password <strong>as text</strong>
      </>
    ),
  },
  play: check(({ canvas }) =>
    waitFor(() => expect(box().left).toBeGreaterThanOrEqual(canvas.getByRole('button').getBoundingClientRect().right)),
  ),
}

/** In right-to-left text the inline end is at the left. */
export const AtTheEndRightToLeft: Story = {
  ...AtTheEnd,
  globals: { direction: 'rtl' },
  play: check(({ canvas }) =>
    waitFor(() => {
      const { left, right } = box()
      return expect([left > 0, right <= canvas.getByRole('button').getBoundingClientRect().left]).toEqual([true, true])
    }),
  ),
}

/** Disabled: neither focus nor the pointer opens it. */
export const Disabled: Story = {
  args: { disabled: true },
}

/** Opened and closed by its owner. */
export const ControlledOpen: Story = {
  render: function ControlledOpen(args) {
    const [open, setOpen] = useState(true)
    return (
      <TooltipProvider>
        <div className="flex gap-4">
          <Button onClick={() => setOpen(!open)}>Explain</Button>
          <Tooltip {...args} open={open} />
        </div>
      </TooltipProvider>
    )
  },
}

/** Long text wraps inside the window. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content:
      'Zeigt die Trainingsbenachrichtigungszustellungseinstellungen als Text, und zwar so lange, bis sie wieder verborgen werden.',
  },
  globals: { viewport: { value: 'small' } },
  play: check(async () => {
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }),
}
