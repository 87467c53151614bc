import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button } from '@summit/ui/button'
import { expect, screen, waitFor, within } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/alert-dialog.tsx'

/** A question before an act that cannot be undone. */
const meta = {
  title: 'UI/AlertDialog',
  id: 'ui-alert-dialog',
  component: AlertDialog.Content,
  parameters: { guide, layout: 'padded', docs: { story: { inline: false } } },
  args: {
    children: (
      <>
        <AlertDialog.Title>Delete the climb?</AlertDialog.Title>
        <AlertDialog.Description>
          Its profile and its times go with it. They cannot be brought back.
        </AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Action render={<Button intent="danger" />}>Delete</AlertDialog.Action>
          <AlertDialog.Cancel render={<Button variant="tertiary" />}>Keep it</AlertDialog.Cancel>
        </AlertDialog.Footer>
      </>
    ),
  },
  render: (args) => (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Trigger render={<Button variant="secondary" />}>Delete the climb</AlertDialog.Trigger>
      <AlertDialog.Content {...args} />
    </AlertDialog.Root>
  ),
} satisfies Meta<typeof AlertDialog.Content>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.findByRole('alertdialog', { name: 'Delete the climb?' })

/** Open, with focus on the button that changes nothing. */
export const Open: Story = {
  play: check(async () => {
    const dialog = await shown()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus())
  }),
}

/** Closed, with its trigger. */
export const Closed: Story = {
  render: (args) => (
    <AlertDialog.Root>
      <AlertDialog.Trigger render={<Button variant="secondary" />}>Delete the climb</AlertDialog.Trigger>
      <AlertDialog.Content {...args} />
    </AlertDialog.Root>
  ),
}

/** The act takes time. Cancel is disabled, so that the dialog stays open until the host closes it. */
export const Pending: Story = {
  args: {
    children: (
      <>
        <AlertDialog.Title>Delete the climb?</AlertDialog.Title>
        <AlertDialog.Description>It cannot be brought back.</AlertDialog.Description>
        <AlertDialog.Footer>
          <Button intent="danger" pending pendingLabel="Deleting…">
            Delete
          </Button>
          <AlertDialog.Cancel render={<Button variant="tertiary" />} disabled>
            Keep it
          </AlertDialog.Cancel>
        </AlertDialog.Footer>
      </>
    ),
  },
}

/** Long texts and answers, which wrap. */
export const LongText: Story = {
  args: {
    size: 'small',
    children: (
      <>
        <AlertDialog.Title>Trainingsfortschritt unwiderruflich löschen?</AlertDialog.Title>
        <AlertDialog.Description>
          Alle Trainingseinheiten, Herausforderungen und Ernährungsprotokolle werden von sämtlichen Geräten entfernt.
        </AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Action render={<Button intent="danger" />}>Unwiderruflich löschen</AlertDialog.Action>
          <AlertDialog.Cancel render={<Button variant="tertiary" />}>Trainingsfortschritt behalten</AlertDialog.Cancel>
        </AlertDialog.Footer>
      </>
    ),
  },
}
