import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { createToasts, Toaster, type Notice, type ToasterProps } from '@summit/ui/toast'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { autoplayInFrame } from '../autoplay-in-frame.ts'
import { guide } from './guides/toast.ts'

/** A button that shows a toast, which stays until it is closed. */
const saying = (notice: Notice) =>
  function Page({ texts }: ToasterProps) {
    const [toasts] = useState(createToasts)
    return (
      <>
        <Button variant="secondary" onClick={() => toasts.notify(notice)}>
          Say it
        </Button>
        <Toaster toasts={toasts} texts={texts} duration={Infinity} />
      </>
    )
  }

/** A short message. One at a time, for 5 s; dismissed by swiping to the right; reached with F8. */
const meta = {
  title: 'UI/Toast',
  component: Toaster,
  parameters: { guide, layout: 'padded', docs: { story: autoplayInFrame('16rem') } },
  args: { toasts: createToasts() },
  render: saying({ kind: 'plain', title: 'Saved' }),
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

const sayIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Say it' }))
  return screen.findByRole('listitem')
}

/** Imitates an open on-screen keyboard: the visual viewport shrinks, the window does not. */
function coverAllBut(height: number) {
  if (window.visualViewport)
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: height })
}

function uncover() {
  if (!window.visualViewport) return
  Reflect.deleteProperty(window.visualViewport, 'height')
  window.visualViewport.dispatchEvent(new Event('resize'))
}

/** After a success. */
export const Default: Story = {
  render: saying({ kind: 'plain', title: 'Success! 🎉', text: 'Check your email for your free workout PDF!' }),
  play: async () => {
    await expect(await sayIt()).toHaveTextContent('Check your email')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite'))
  },
}

/** After a failure. */
export const Destructive: Story = {
  render: saying({ kind: 'destructive', title: 'Error', text: 'Something went wrong. Please try again.' }),
  play: async () => {
    await expect(await sayIt()).toHaveTextContent('Please try again.')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'))
  },
}

/** With a link. */
export const WithLink: Story = {
  render: saying({ kind: 'plain', title: 'Saved', text: 'It is all there.', link: { text: 'See it', href: '#there' } }),
  play: async () => {
    await expect(within(await sayIt()).getByRole('link', { name: 'See it' })).toHaveAttribute('href', '#there')
  },
}

/** With an action, which also dismisses it. */
export const WithAction: Story = {
  render: saying({ kind: 'plain', title: 'Climb deleted', action: { text: 'Undo', onClick: () => {} } }),
  play: async () => {
    const action = within(await sayIt()).getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(action).toBeVisible())
  },
}

export const WithActionTest: Story = {
  ...WithAction,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const toast = await sayIt()
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await expect(screen.getByRole('button', { name: 'Say it' })).toHaveFocus()
  },
}

function Saving() {
  const [toasts] = useState(createToasts)
  const save = () => {
    const toast = toasts.notify({ kind: 'plain', title: 'Saving…', duration: Infinity })
    requestAnimationFrame(() => toast.update({ kind: 'plain', title: 'Saved', text: 'It is all there.' }))
  }
  return (
    <>
      <Button variant="secondary" onClick={save}>
        Say it
      </Button>
      <Toaster toasts={toasts} duration={Infinity} />
    </>
  )
}

/** Updated by what `notify` returns. */
export const Updated: Story = {
  render: () => <Saving />,
  play: async () => {
    await sayIt()
    await waitFor(() => expect(screen.getByText('It is all there.')).toBeVisible())
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** With a title only. */
export const TitleOnly: Story = {
  play: async () => expect(await sayIt()).toHaveTextContent('Saved'),
}

export const LongText: Story = {
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

/** An on-screen keyboard covers the page without resizing the window. */
export const AboveKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    coverAllBut(300)
    return uncover
  },
  play: async () => {
    const { bottom } = (await sayIt()).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(300)
    await expect(bottom).toBeGreaterThan(250)

    // The toast moves back down when the keyboard closes.
    uncover()
    await expect(screen.getByRole('listitem').getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 50)
  },
}

/** A new toast replaces the current one. */
export const Replaced: Story = {
  tags: ['!dev', '!autodocs', 'TOAST-01'],
  play: async () => {
    const first = await sayIt()
    await userEvent.click(screen.getByRole('button', { name: 'Say it' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** F8 focuses the toasts, Tab the button, and closing returns focus. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs', 'TOAST-05'],
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
