import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { Popover } from '@summit/ui/popover'
import { expect, screen, waitFor } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/popover.tsx'

/** A few controls or facts, at a button. */
const meta = {
  title: 'UI/Popover',
  component: Popover.Content,
  subcomponents: { Title: Popover.Title, Description: Popover.Description },
  parameters: { guide, layout: 'padded', docs: { story: { inline: false } } },
  args: {
    children: (
      <>
        <Popover.Title>Show workouts</Popover.Title>
        <Checkbox label="Runs" defaultChecked />
        <Checkbox label="Strength" defaultChecked />
        <Checkbox label="Rest days" />
        <Popover.Close render={<Button size="small" />}>Done</Popover.Close>
      </>
    ),
  },
  render: (args) => (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<Button variant="secondary" />}>Filter</Popover.Trigger>
      <Popover.Content {...args} />
    </Popover.Root>
  ),
} satisfies Meta<typeof Popover.Content>
export default meta
type Story = StoryObj<typeof meta>

/** Open. */
export const Open: Story = {
  play: check(async () => {
    const popover = await screen.findByRole('dialog', { name: 'Show workouts' })
    await waitFor(() => expect(popover.getAnimations()).toHaveLength(0))
    await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  }),
}

/** Closed, with its button. */
export const Closed: Story = {
  render: (args) => (
    <Popover.Root>
      <Popover.Trigger render={<Button variant="secondary" />}>Filter</Popover.Trigger>
      <Popover.Content {...args} />
    </Popover.Root>
  ),
}

/** A fact, with a sentence that describes it. */
export const Text: Story = {
  args: {
    children: (
      <>
        <Popover.Title>How we count a streak</Popover.Title>
        <Popover.Description>
          Each week with three workouts counts. A rest week that your plan contains counts too.
        </Popover.Description>
      </>
    ),
  },
}

/** At 320 px and 200 % text it stays within the window. */
export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: 'x2', viewport: { value: 'small' } },
  play: check(() =>
    waitFor(async () => {
      const { left, right } = screen.getByRole('dialog').getBoundingClientRect()
      await expect([left >= 0, right <= innerWidth]).toEqual([true, true])
    }),
  ),
}

/** From right to left: it opens at the right edge of its button. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
