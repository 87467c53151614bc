import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion, type AccordionProps } from '@summit/ui/accordion'
import { Button } from '@summit/ui/button'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/accordion.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** Questions of which one is open at a time: native `<details name>`, which need no script. */
const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  parameters: { guide, layout: 'padded' },
  args: {
    name: 'faq',
    defaultValue: 'pay',
    items: [
      { value: 'pay', title: 'Where do I pay?', content: <p>In the app. This site never asks for a card.</p> },
      { value: 'back', title: 'Can I go back?', content: <p>Yes. Your log stays.</p> },
      { value: 'phones', title: 'Does it work on two phones?', content: <p>Yes. Sign in on both.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** One question is open at first. */
export const Default: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('In the app. This site never asks for a card.')).toBeVisible()
    await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
  }),
}

/** Another question is open. */
export const AnotherOpen: Story = {
  tags: ['!test'],
  args: { defaultValue: 'back' },
}

export const AnotherOpenTest: Story = {
  ...AnotherOpen,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Yes. Your log stays.')).toBeVisible()
    await step('opening one closes the other', async () => {
      await userEvent.click(canvas.getByText('Where do I pay?'))
      await expect(canvas.getByText('In the app. This site never asks for a card.')).toBeVisible()
      await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
    })
    await step('it closes again', async () => {
      await userEvent.click(canvas.getByText('Where do I pay?'))
      await expect(canvas.getByText('In the app. This site never asks for a card.')).not.toBeVisible()
    })
    await userEvent.click(canvas.getByText('Can I go back?'))
  },
}

/** All closed, with titles that are headings. */
export const Closed: Story = {
  tags: ['!test'],
  args: { headingLevel: 3, defaultValue: null },
}

export const ClosedTest: Story = {
  ...Closed,
  args: { ...Closed.args, onValueChange: fn() },
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Can I go back?', level: 3 })).toBeVisible()
    await userEvent.click(canvas.getByText('Can I go back?'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('back'))
    await userEvent.click(canvas.getByText('Where do I pay?'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('pay'))
    await userEvent.click(canvas.getByText('Where do I pay?'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null))
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

/** Open where its owner says. */
export const ControlledOpen: Story = {
  render: function ControlledOpen(args) {
    const [value, setValue] = useState<string | null>('back')
    return (
      <div className="grid justify-items-start gap-4">
        <Button onClick={() => setValue('back')}>Can I go back?</Button>
        <Accordion {...args} value={value} onValueChange={setValue} className="w-full" />
      </div>
    )
  },
}

export const LongText: Story = {
  args: {
    defaultValue: '0',
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

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<AccordionProps>>
      rows={{ Closed: {}, Open: { defaultValue: '0' } }}
      cell={(props, id) => (
        <Accordion
          items={[{ title: 'Where do I pay?', content: <p>In the app.</p> }]}
          {...props}
          name={id}
          className="w-52"
        />
      )}
    />
  ),
}
