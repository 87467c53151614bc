import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { createToasts, Toaster, type Notice, type ToasterProps } from '@summit/ui/toast'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** A page whose button says something. */
const saying = (notice: Notice) =>
  function Page({ toasts }: ToasterProps) {
    return (
      <>
        <Button variant="line" onClick={() => toasts.notify(notice)}>
          Say it
        </Button>
        <Toaster toasts={toasts} />
      </>
    )
  }

/** Says something in passing. One toast at a time, for 5 s; swiped away to the right; reached with F8. */
const meta = {
  title: 'UI/Toast',
  component: Toaster,
  parameters: { layout: 'padded', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { toasts: createToasts() },
  render: saying({ kind: 'plain', title: 'Saved' }),
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

const sayIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Say it' }))
  return screen.findByRole('listitem')
}

export const Plain: Story = {
  render: saying({ kind: 'plain', title: 'Success! 🎉', text: 'Check your email for your free workout PDF!' }),
  play: async () => {
    await expect(await sayIt()).toHaveTextContent('Check your email')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite'))
  },
}

export const Destructive: Story = {
  render: saying({ kind: 'destructive', title: 'Error', text: 'Something went wrong. Please try again.' }),
  play: async () => {
    await expect(await sayIt()).toHaveTextContent('Please try again.')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'))
  },
}

export const WithLink: Story = {
  render: saying({ kind: 'plain', title: 'Saved', text: 'It is all there.', link: { text: 'See it', href: '#there' } }),
  play: async () => {
    await expect(within(await sayIt()).getByRole('link', { name: 'See it' })).toHaveAttribute('href', '#there')
  },
}

export const TitleOnly: Story = {
  play: async () => expect(await sayIt()).toHaveTextContent('Saved'),
}

export const LongWords: Story = {
  render: saying({
    kind: 'destructive',
    title: 'Benachrichtigungseinstellungen nicht gespeichert',
    text: 'Trainingsbenachrichtigungszustellungsdienst@benachrichtigungen.example.org antwortet nicht.',
  }),
  play: async () => {
    const toast = await sayIt()
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth)
    const { left, right } = within(toast).getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(toast.getBoundingClientRect().left)
    await expect(right).toBeLessThanOrEqual(toast.getBoundingClientRect().right)
  },
}

/** A new toast takes the place of the shown one at once. */
export const Replaced: Story = {
  tags: ['TOAST-01'],
  play: async () => {
    const first = await sayIt()
    await userEvent.click(screen.getByRole('button', { name: 'Say it' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** F8 takes focus to the toasts, Tab to the button, and closing it gives focus back. */
export const Keyboard: Story = {
  tags: ['TOAST-05'],
  play: async () => {
    const toast = await sayIt()
    await userEvent.keyboard('{F8}')
    await expect(screen.getByRole('list')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await expect(screen.getByRole('button', { name: 'Say it' })).toHaveFocus()
  },
}
