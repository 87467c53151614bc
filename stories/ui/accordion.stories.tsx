import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from '@summit/ui/accordion'
import { expect, userEvent } from 'storybook/test'

/** Questions that open one at a time: native `<details>`, which need no script. */
const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  parameters: { layout: 'padded' },
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

export const FirstOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the app. This site never asks for a card.')).toBeVisible()
    await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
  },
}

export const AnotherOpen: Story = {
  play: async ({ canvas, step }) => {
    await step('opening one closes the other', async () => {
      await userEvent.click(canvas.getByText('Can I go back?'))
      await expect(canvas.getByText('Yes. Your log stays.')).toBeVisible()
      await expect(canvas.getByText('In the app. This site never asks for a card.')).not.toBeVisible()
    })
    await step('and it closes again', async () => {
      await userEvent.click(canvas.getByText('Can I go back?'))
      await expect(canvas.getByText('Yes. Your log stays.')).not.toBeVisible()
    })
    await userEvent.click(canvas.getByText('Can I go back?'))
  },
}

export const LongWords: Story = {
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
