import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion, type AccordionProps } from '@summit/ui/accordion'
import { Button } from '@summit/ui/button'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { autoplayInFrame } from '../autoplay-in-frame.ts'
import { guide } from './guides/accordion.tsx'

/** Questions of which one is open at a time: native `<details name>`, which need no script. */
const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  parameters: { guide, layout: 'padded' },
  args: {
    name: 'faq',
    items: [
      { title: 'Where do I pay?', content: <p>In the app. This site never asks for a card.</p> },
      { title: 'Can I go back?', content: <p>Yes. Your log stays.</p> },
      { title: 'Does it work on two phones?', content: <p>Yes. Sign in on both.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** Initial state: the first question is open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the app. This site never asks for a card.')).toBeVisible()
    await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
  },
}

/** After opening another question, the first is closed. */
export const AnotherOpen: Story = {
  parameters: { docs: { story: autoplayInFrame('18rem') } },
  play: async ({ canvas, step }) => {
    await step('opening one closes the other', async () => {
      await userEvent.click(canvas.getByText('Can I go back?'))
      await expect(canvas.getByText('Yes. Your log stays.')).toBeVisible()
      await expect(canvas.getByText('In the app. This site never asks for a card.')).not.toBeVisible()
    })
    await step('it closes again', async () => {
      await userEvent.click(canvas.getByText('Can I go back?'))
      await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
    })
    await userEvent.click(canvas.getByText('Can I go back?'))
  },
}

/** With titles that are headings, all closed at first. */
export const Closed: Story = {
  args: { headingLevel: 3, defaultValue: null, onValueChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Can I go back?', level: 3 })).toBeVisible()
    await userEvent.click(canvas.getByText('Can I go back?'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Can I go back?'))
    await userEvent.click(canvas.getByText('Where do I pay?'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Where do I pay?'))
    await userEvent.click(canvas.getByText('Where do I pay?'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null))
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

function Controlled(args: AccordionProps) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => setValue('Can I go back?')}>Can I go back?</Button>
      <Accordion {...args} value={value} onValueChange={setValue} className="w-full" />
    </div>
  )
}

/** Open where its owner says. */
export const ControlledOpen: Story = {
  render: (args) => <Controlled {...args} />,
  parameters: { docs: { story: autoplayInFrame('22rem') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I go back?' }))
    await expect(canvas.getByText('Yes. Your log stays.')).toBeVisible()
    await userEvent.click(canvas.getByText('Where do I pay?'))
    await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
    await expect(canvas.getByText('In the app. This site never asks for a card.')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        title:
          'Was geschieht mit meinen Trainingsbenachrichtigungszustellungseinstellungen, wenn ich das Telefon wechsle?',
        content: <p>Sie ziehen mit um. Auf dem neuen Telefon einmal anmelden genügt.</p>,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
