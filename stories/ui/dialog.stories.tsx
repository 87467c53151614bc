import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/product/contour'
import { Dialog } from '@summit/ui/dialog'
import { TextField } from '@summit/ui/text-field'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { check } from '../check.ts'
import { findDialog } from '../find-dialog.ts'
import { guide } from './guides/dialog.tsx'

/** A modal dialog with a backdrop, closed by its button, Escape or a click outside. */
const meta = {
  title: 'UI/Dialog',
  component: Dialog.Content,
  parameters: { guide, layout: 'padded', docs: { story: { inline: false } } },
  args: {
    children: (
      <>
        <Dialog.Title>Delete the climb?</Dialog.Title>
        <Dialog.Description>Its profile and its times go with it. They cannot be brought back.</Dialog.Description>
        <Dialog.Footer>
          <Button intent="danger">Delete</Button>
          <Dialog.Close render={<Button variant="tertiary" />}>Keep it</Dialog.Close>
        </Dialog.Footer>
      </>
    ),
  },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger render={<Button variant="secondary" />}>Delete the climb</Dialog.Trigger>
      <Dialog.Content {...args} />
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Content>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => findDialog('Delete the climb?')
const still = async (name: string | RegExp = 'Delete the climb?') => {
  const dialog = await findDialog(name)
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0))
  return dialog
}

/** All of the title is inside of the dialog, and none of it below the Close button. */
async function expectTitleBesideClose() {
  const dialog = await still(/^Trainings/)
  const title = within(dialog).getByRole('heading')
  const close = within(dialog).getByRole('button', { name: 'Close' })
  await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  await expect(close).toBeVisible()
  const lines = document.createRange()
  lines.selectNodeContents(title)
  await expect(lines.getBoundingClientRect().right).toBeLessThanOrEqual(close.getBoundingClientRect().left)
}

/** Open, with focus on the first control. */
export const Open: Story = { tags: ['!test'] }

export const OpenTest: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = within(await shown())
    // The focus is trapped, in both directions.
    await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus()
    for (const name of ['Keep it', 'Close', 'Delete']) {
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

/** Closed, with its trigger. */
export const Closed: Story = {
  render: (args) => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button variant="secondary" />}>Delete the climb</Dialog.Trigger>
      <Dialog.Content {...args} />
    </Dialog.Root>
  ),
}

const getWidth = (dialog: HTMLElement) =>
  dialog.getBoundingClientRect().width / parseFloat(getComputedStyle(document.documentElement).fontSize)

/** A small one, for a short question. */
export const Small: Story = {
  args: { size: 'small' },
  play: check(async () => expect(getWidth(await still())).toBeLessThanOrEqual(22)),
}

/** A large one, for a picture or a table. */
export const Large: Story = {
  args: { size: 'large' },
  play: check(async () => expect(getWidth(await still())).toBeLessThanOrEqual(44)),
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
        <Dialog.Footer>
          <Button intent="danger">Delete</Button>
        </Dialog.Footer>
      </>
    ),
  },
}

/** A title of several lines, with a word that is longer than a line on a phone, beside the Close button. */
export const LongTitle: Story = {
  args: {
    children: (
      <>
        <Dialog.Title>
          Trainingsbenachrichtigungszustellungseinstellungen dieses Gipfels unwiderruflich löschen?
        </Dialog.Title>
        <Dialog.Description>Its profile and its times go with it. They cannot be brought back.</Dialog.Description>
        <Dialog.Footer>
          <Button intent="danger">Delete</Button>
          <Dialog.Close render={<Button variant="tertiary" />}>Keep it</Dialog.Close>
        </Dialog.Footer>
      </>
    ),
  },
  play: check(expectTitleBesideClose),
}

/** The same on a phone. */
export const LongTitleOnPhone: Story = { ...LongTitle, globals: { viewport: { value: 'phone' } } }

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
  play: check(async () => {
    const dialog = await still()
    const { top, bottom } = dialog.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    const close = within(dialog).getByRole('button', { name: 'Close' })
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
    // What scrolls is not seen through it.
    const { backgroundColor } = getComputedStyle(close.parentElement ?? close)
    await expect(close).toHaveStyle({ backgroundColor })
  }),
}

/**
 * A toast over the dialog is rendered inside it, so that it is visible, announced and reachable with F8. Closing it
 * leaves the dialog open.
 */
export const ToastOver: Story = {
  render: function ToastOver(args) {
    const [toasts] = useState(() => {
      const shown = createToasts()
      shown.notify({ intent: 'danger', title: 'Error', text: 'Something went wrong. Please try again.' })
      return shown
    })
    return (
      <>
        <Toaster toasts={toasts} duration={Infinity} />
        <Dialog.Root defaultOpen>
          <Dialog.Content {...args} />
        </Dialog.Root>
      </>
    )
  },
}

export const ToastOverTest: Story = {
  ...ToastOver,
  tags: ['!dev', '!autodocs', 'TOAST-05'],
  play: async () => {
    await shown()
    const toast = await screen.findByRole('listitem')
    // F8 leaves the focus trap of the dialog.
    await userEvent.keyboard('{F8}')
    await expect(screen.getByRole('list')).toHaveFocus()
    await userEvent.tab()
    await expect(toast).toHaveFocus()
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}
