import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { contactHandlers } from '@summit/features/mocks'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts } from './flow-harness.tsx'

/** Writing a message. The clock is mocked. The form is a demo, or sends the message to the server. */
const meta = {
  title: 'Flows/Contact',
  ...flow,
  args: { path: '/contact' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** The demo thanks the visitor, and the form is cleared. */
export const Success: Story = {
  tags: ['CONTACT-09', 'CONTACT-11', 'CONTACT-13', 'CONTACT-14', 'CONTACT-15'],
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('Fill in the form', fillIn)
    await step('Send it: the button is busy for 1 s', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
      clock.moveTo(999)
      await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible()
    })
    await step('A toast confirms it, and the form is cleared', async () => {
      clock.moveTo(1000)
      await waitFor(() => expect(screen.getByText('Message sent successfully!')).toBeVisible())
      await expect(screen.getByText("We'll get back to you within 24 hours.")).toBeVisible()
      await expect(canvas.getByLabelText('Message')).toHaveValue('')
    })
  },
}

/** The server accepts the message. The form says that it was sent. */
export const Sent: Story = {
  args: { sendsEnquiries: true },
  parameters: { ...flow.parameters, msw: [contactHandlers.success] },
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByText(/demo/)).toBeNull()
    await step('Fill in the form', fillIn)
    await step('Send it: a toast and the form confirm it, and the form is cleared', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Message' }))
      await waitFor(() => expect(screen.getAllByText('Message sent successfully!')).toHaveLength(2))
      await expect(canvas.getByLabelText('Message')).toHaveValue('')
    })
  },
}

/** The host's server refuses with a message. */
export const TooManyRequests: Story = {
  args: { contact: failing({ reason: 'refused', message: 'Too many requests. Try again in 15 minutes.' }) },
  play: (context) => fails(context, 'Too many requests. Try again in 15 minutes.'),
}

type Failure = { reason: 'refused'; message?: string } | { reason: 'unreachable' }

function failing(failure: Failure): NonNullable<FlowArgs['contact']> {
  return { send: () => Promise.resolve({ ok: false, ...failure }) }
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Keller')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Subject'), 'My knee')
  await userEvent.type(screen.getByLabelText('Message'), 'It clicks.')
}

/** Sends a message and expects a failure: a toast, the values kept, and a form that can be sent again. */
async function fails({ canvas, step }: Pick<StoryContext, 'canvas' | 'step'>, text: string) {
  await step('Fill in the form', fillIn)
  await step('Send it: a toast and the form say why it failed, and the form keeps its values', async () => {
    const send = canvas.getByRole('button', { name: 'Send Message' })
    await userEvent.click(send)
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible())
    await expect(screen.getAllByText(text)).toHaveLength(2)
    await expect(send).toHaveAccessibleDescription(text)
    await expect(canvas.getByLabelText('Message')).toHaveValue('It clicks.')
  })
}
