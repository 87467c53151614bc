import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { newsletterHandlers, noDemoHandler, outboxHandler } from '@summit/features/mocks'
import { Dialog } from '@summit/ui/dialog'
import { TextField } from '@summit/ui/text-field'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts } from './flow-harness.tsx'
import { findDialog } from '../find-dialog.ts'

/** The newsletter pop-up from opening to toast. Network and clock are mocked. */
const meta = {
  title: 'Flows/Newsletter',
  ...flow,
  args: { path: '/', startMs: 30_000 },
  // axe checks the home page in its own stories: here what opens over it, bar and footer.
  parameters: { ...flow.parameters, msw: [noDemoHandler], a11y: { context: { exclude: ['main'] } } },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** 0.1 s before the pop-up opens. */
export const At29Point9Seconds: Story = {
  tags: ['NEWS-13', 'NEWS-14'],
  name: 'At 29.9 s',
  args: { startMs: 29_900 },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    getFlowPorts(loaded).clock.moveTo(29_999)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** The pop-up opens after 30 s. */
export const At30Seconds: Story = {
  name: 'At 30 s',
  tags: ['NEWS-01', 'NEWS-02', 'NEWS-03', 'NEWS-14', 'STORE-04'],
  play: async ({ loaded, step }) => {
    await step('After 30 s the pop-up opens', async () => {
      const popup = await findPopup()
      await expect(popup).toHaveAttribute('data-state', 'open')
      await expect(popup).toHaveAccessibleDescription(
        'Join 5K+ fitness enthusiasts and get our exclusive workout guide delivered to your inbox',
      )
      await expect(findItems(loaded)).toEqual([])
    })
  },
}

/** The pop-up was seen before and does not open. */
export const SeenBefore: Story = {
  tags: ['NEWS-15', 'STORE-04'],
  beforeEach: ({ loaded }) => getFlowPorts(loaded).storage.write('newsletter-popup-seen', 'true'),
  play: async ({ canvas, loaded, step }) => {
    await step('It stays closed, even after 10 minutes', async () => {
      await expect(canvas.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
      getFlowPorts(loaded).clock.moveTo(600_000)
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
}

/** The sign-up succeeds and shows a toast. */
export const Success: Story = {
  tags: [
    'NEWS-08',
    'NEWS-18',
    'NEWS-19',
    'NEWS-20',
    'NEWS-21',
    'NEWS-22',
    'CALLS-13',
    'CALLS-17',
    'STORE-04',
    'STORE-05',
  ],
  parameters: { msw: [noDemoHandler, newsletterHandlers.success] },
  play: async ({ loaded, step }) => {
    await step('Enter name and email', fillIn)
    await step('Send it: the pop-up closes, and a toast says so', async () => {
      await send()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      // The toast moves out of the dialog when it closes, and is hidden from roles until then.
      await waitFor(() => expect(screen.getByRole('link', { name: 'Get the app meanwhile' })).toBeVisible())
      await expect(screen.getByText('Success! 🎉')).toBeVisible()
      await expect(screen.getByText('Check your email for your free workout PDF!')).toBeVisible()
      await expect(screen.queryByRole('link', { name: 'See the mail' })).not.toBeInTheDocument()
      await expect(findItems(loaded)).toEqual([['newsletter-popup-seen', 'true']])
    })
  },
}

/** A development server: the toast links to its outbox. */
export const SuccessWithOutbox: Story = {
  parameters: { msw: [outboxHandler, newsletterHandlers.success] },
  play: async ({ step }) => {
    await step('Enter name and email', fillIn)
    await step('Send it: the toast links to the mail', async () => {
      await send()
      await expect(await screen.findByRole('link', { name: 'See the mail' })).toHaveAttribute('href', '/outbox')
    })
  },
}

/** The server refuses with a message. */
export const TooManyRequests: Story = {
  tags: ['NEWS-23', 'NEWS-24', 'NEWS-25'],
  parameters: { msw: [noDemoHandler, newsletterHandlers.refused] },
  play: (context) => fails(context, 'Too many requests. Try again in 15 minutes.'),
}

/** A proxy answers with HTML. */
export const UnreadableAnswer: Story = {
  tags: ['NEWS-23', 'NEWS-28'],
  parameters: { msw: [noDemoHandler, newsletterHandlers.unreadable] },
  play: (context) => fails(context, 'Something went wrong. Please try again.'),
}

/** Escape dismisses the pop-up. */
export const Dismissed: Story = {
  tags: ['NEWS-16', 'NEWS-17', 'STORE-04', 'STORE-05'],
  play: async ({ loaded, step }) => {
    await step('After 30 s the pop-up opens', async () => {
      await findPopup()
    })
    await step('Press Escape: it closes for good', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(findItems(loaded)).toEqual([['newsletter-popup-seen', 'true']])
    })
  },
}

/** Dismissed while the request is pending: no toast follows. */
export const DismissedWhileSending: Story = {
  tags: ['NEWS-09', 'NEWS-16', 'NEWS-17'],
  parameters: { msw: [noDemoHandler, newsletterHandlers.pending] },
  play: async ({ loaded, step }) => {
    await step('Enter name and email', fillIn)
    await step('Send it: the button is busy', async () => {
      await send()
      await expect(await screen.findByRole('button', { name: 'Getting Your PDF...' })).toHaveFocus()
    })
    await step('Close the pop-up: no toast follows', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(screen.queryByText('Error')).not.toBeInTheDocument()
      await expect(findItems(loaded)).toEqual([['newsletter-popup-seen', 'true']])
    })
  },
}

/** The visitor is typing: the pop-up waits until the field loses focus, and returns the focus when it is dismissed. */
export const WhileTyping: Story = {
  tags: ['NEWS-14'],
  args: { startMs: 0 },
  render: (args, context) => (
    <>
      <TextField label="Search" className="p-8" />
      {flow.render(args, context)}
    </>
  ),
  play: async ({ canvas, loaded, step }) => {
    await step('Type into a field for a minute: the pop-up stays closed', async () => {
      await userEvent.type(canvas.getByLabelText('Search'), 'steep')
      getFlowPorts(loaded).clock.moveTo(60_000)
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await step('Leave the field: the pop-up opens', async () => {
      await userEvent.tab()
      await expect(await findPopup()).toBeVisible()
      await expect(canvas.getByLabelText('Search')).toHaveValue('steep')
    })
  },
}

/** Another dialog is open: the pop-up waits until it is closed. */
export const WhileReading: Story = {
  tags: ['NEWS-14'],
  args: { startMs: 0 },
  render: (args, context) => (
    <>
      <OtherDialog />
      {flow.render(args, context)}
    </>
  ),
  play: async ({ loaded, step }) => {
    await step('Read a dialog for a minute: the pop-up stays closed', async () => {
      const other = await findDialog('A word before')
      getFlowPorts(loaded).clock.moveTo(60_000)
      await expect(screen.getAllByRole('dialog')).toEqual([other])
    })
    await step('Close the dialog: the pop-up opens', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(await findPopup()).toBeVisible()
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    })
  },
}

function OtherDialog() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Content>
        <Dialog.Title>A word before</Dialog.Title>
        <Dialog.Description>It can be read in peace.</Dialog.Description>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const findItems = (loaded: Record<string, unknown>) => [...getFlowPorts(loaded).storage.items]

const findPopup = () => findDialog('Get Your FREE Workout PDF')

async function fillIn() {
  const dialog = within(await findPopup())
  await userEvent.type(dialog.getByLabelText('Name'), 'Ada')
  await userEvent.type(dialog.getByLabelText('Email'), 'ada@example.org')
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Get Free Workout PDF' }))

/** Submits and expects a failure: a toast, the values kept, and a form that can be sent again. */
async function fails({ loaded, step }: Pick<StoryContext, 'loaded' | 'step'>, text: string) {
  await step('Enter name and email', fillIn)
  await step('Send it: a toast and the form say why it failed, and the form keeps its values', async () => {
    await send()
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible())
    await expect(screen.getAllByText(text)).toHaveLength(2)
    const dialog = within(await findPopup())
    await expect(dialog.getByLabelText('Name')).toHaveValue('Ada')
    await expect(dialog.getByLabelText('Email')).toHaveValue('ada@example.org')
    await expect(dialog.getByRole('button', { name: 'Get Free Workout PDF' })).toBeEnabled()
    await expect(findItems(loaded)).toEqual([])
  })
}
