import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { Dialog } from '@summit/ui/dialog'
import { TextField } from '@summit/ui/text-field'
import { createToasts, Toaster } from '@summit/ui/toast'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { findDialog } from '../find-dialog.ts'
import { autoplayInFrame } from '../autoplay-in-frame.ts'
import { guide } from './guides/dialog.tsx'

/** A modal dialog with a backdrop, closed by its button, Escape or a click outside. */
const meta = {
  title: 'UI/Dialog',
  component: Dialog.Content,
  parameters: { guide, layout: 'padded', docs: { story: autoplayInFrame('30rem') } },
  args: {
    children: (
      <>
        <Dialog.Title>Delete the climb?</Dialog.Title>
        <Dialog.Description>Its profile and its times go with it. They cannot be brought back.</Dialog.Description>
        <Dialog.Footer>
          <Button variant="danger">Delete</Button>
          <Dialog.Close render={<Button variant="tertiary" />}>Keep it</Dialog.Close>
        </Dialog.Footer>
      </>
    ),
  },
  render: (args) => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button variant="secondary" />}>Delete the climb</Dialog.Trigger>
      <Dialog.Content {...args} />
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Content>
export default meta
type Story = StoryObj<typeof meta>

/** Closed, with its trigger. */
export const Closed: Story = {
  play: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete the climb' }))
  return findDialog('Delete the climb?')
}
const opener = () => screen.getByRole('button', { name: 'Delete the climb' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Open, with focus on the first control. */
export const Open: Story = {
  play: async () => {
    const dialog = await open()
    await expect(dialog).toHaveAccessibleDescription(/They cannot be brought back/)
    await expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveFocus()
  },
}

/** Closing returns focus to the trigger. */
export const FocusBack: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ step }) => {
    await step('Escape', async () => {
      await open()
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
    })
    await step('the Close button', async () => {
      const dialog = await open()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
    })
  },
}

/** Focus is trapped inside, in both directions. */
export const FocusInside: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = within(await open())
    for (const name of ['Keep it', 'Close', 'Delete']) {
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

const widthOf = async (dialog: HTMLElement) => {
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0))
  return dialog.getBoundingClientRect().width / parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** A small one, for a short question. */
export const Small: Story = {
  args: { size: 'small' },
  play: async () => expect(await widthOf(await open())).toBeLessThanOrEqual(22),
}

/** A large one, for a picture or a table. */
export const Large: Story = {
  args: { size: 'large' },
  play: async () => expect(await widthOf(await open())).toBeLessThanOrEqual(44),
}

/** A form below an image. */
export const WithForm: Story = {
  args: {
    banner: <ContourLines />,
    children: (
      <>
        <Dialog.Title>Delete the climb?</Dialog.Title>
        <Dialog.Description>Write its name to delete it.</Dialog.Description>
        <TextField label="Name" />
        <Button variant="danger" block>
          Delete
        </Button>
      </>
    ),
  },
  play: async () => {
    const dialog = within(await open())
    await expect(dialog.getByLabelText('Name')).toHaveFocus()
  },
}

/** Content higher than the window scrolls; the Close button stays visible. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <Dialog.Title>Delete the climb?</Dialog.Title>
        {Array.from({ length: 40 }, (_, day) => (
          <p key={day}>Day {day + 1}: a little higher than the day before.</p>
        ))}
        <Button>Understood</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await open()
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0))
    const { top, bottom } = dialog.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(close.top).toBeGreaterThanOrEqual(top)
  },
}

let toasts = createToasts()

/**
 * A toast over the dialog is rendered inside it, so that it is visible, announced and reachable with F8. Closing it
 * leaves the dialog open.
 */
export const ToastOver: Story = {
  beforeEach: () => {
    toasts = createToasts()
  },
  render: (args) => (
    <>
      <Toaster toasts={toasts} duration={Infinity} />
      {meta.render(args)}
    </>
  ),
  play: async () => {
    await openWithToast()
  },
}

async function openWithToast() {
  const dialog = await open()
  toasts.notify({ kind: 'destructive', title: 'Error', text: 'Something went wrong. Please try again.' })
  return { dialog, toast: await screen.findByRole('listitem') }
}

export const ToastOverTest: Story = {
  ...ToastOver,
  tags: ['!dev', '!autodocs', 'TOAST-05'],
  play: async ({ step }) => {
    const { dialog, toast } = await openWithToast()

    await step('is rendered inside the dialog and not hidden', async () => {
      await expect(dialog).toContainElement(toast)
      await expect(toast.closest('[aria-hidden="true"], [inert]')).toBeNull()
    })
    await step('F8 focuses the toast, Tab its button', async () => {
      await userEvent.keyboard('{F8}')
      await expect(screen.getByRole('list')).toHaveFocus()
      await userEvent.tab()
      await expect(toast).toHaveFocus()
      await userEvent.tab()
      await expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('its button closes only the toast', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(toast).not.toBeInTheDocument())
      await expect(dialog).toBeVisible()
    })
    await step('shown again, one Escape closes the dialog', async () => {
      toasts.notify({ kind: 'plain', title: 'Saved' })
      await screen.findByRole('listitem')
      await userEvent.click(within(dialog).getByRole('heading'))
      await userEvent.keyboard('{Escape}')
      await gone()
    })
  },
}
