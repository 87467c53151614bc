import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, waitForElementToBeRemoved, within } from 'storybook/test'
import { afterMount } from '../after-mount.tsx'
import { check } from '../check.ts'
import { guide } from './guides/toast.ts'

/** A short message. One at a time, for 5 s; dismissed by swiping to the right; reached with F8. */
const meta = {
  title: 'UI/Toast',
  component: Toaster,
  parameters: { guide, layout: 'padded', docs: { story: { inline: false } } },
  args: { toasts: createToasts() },
  render: function Page() {
    const [toasts] = useState(createToasts)
    const say = () => toasts.notify({ intent: 'neutral', title: 'Saved' })
    return (
      <>
        <Button variant="secondary" onClick={say}>
          Say it
        </Button>
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

/** The toast is shown from the start. */
const said = [afterMount((find) => find('button').click())]

const shown = () => screen.findByRole('listitem')

const sayIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Say it' }))
  return shown()
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
  decorators: said,
  render: function Default() {
    const [toasts] = useState(createToasts)
    const say = () =>
      toasts.notify({ intent: 'neutral', title: 'Success! 🎉', text: 'Check your email for your free workout PDF!' })
    return (
      <>
        <Button variant="secondary" onClick={say}>
          Say it
        </Button>
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
  play: check(async () => {
    await expect(await shown()).toHaveTextContent('Check your email')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite'))
  }),
}

/** After a failure. */
export const Danger: Story = {
  decorators: said,
  render: function Danger() {
    const [toasts] = useState(createToasts)
    const say = () =>
      toasts.notify({ intent: 'danger', title: 'Error', text: 'Something went wrong. Please try again.' })
    return (
      <>
        <Button variant="secondary" onClick={say}>
          Say it
        </Button>
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
  play: check(async () => {
    await expect(await shown()).toHaveTextContent('Please try again.')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'))
  }),
}

/** With a link. */
export const WithLink: Story = {
  decorators: said,
  render: function WithLink() {
    const [toasts] = useState(createToasts)
    const say = () =>
      toasts.notify({
        intent: 'neutral',
        title: 'Saved',
        text: 'It is all there.',
        link: { text: 'See it', href: '#there' },
      })
    return (
      <>
        <Button variant="secondary" onClick={say}>
          Say it
        </Button>
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
  play: check(async () => {
    await expect(within(await shown()).getByRole('link', { name: 'See it' })).toHaveAttribute('href', '#there')
  }),
}

/** With an action, which also dismisses it. */
export const WithAction: Story = {
  decorators: said,
  render: function WithAction() {
    const [toasts] = useState(createToasts)
    const say = () =>
      toasts.notify({
        intent: 'neutral',
        title: 'Climb deleted',
        text: 'Its times are gone, too.',
        action: { text: 'Undo', onClick: () => {} },
      })
    return (
      <>
        <Button variant="secondary" onClick={say}>
          Say it
        </Button>
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
}

/** Updated by what `notify` returns. */
export const Updated: Story = {
  decorators: said,
  render: function Updated() {
    const [toasts] = useState(createToasts)
    const save = () => {
      const toast = toasts.notify({ intent: 'neutral', title: 'Saving…', duration: Infinity })
      requestAnimationFrame(() => toast.update({ intent: 'neutral', title: 'Saved', text: 'It is all there.' }))
    }
    return (
      <>
        <Button variant="secondary" onClick={save}>
          Say it
        </Button>
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
  play: check(async () => {
    await shown()
    await waitFor(() => expect(screen.getByText('It is all there.')).toBeVisible())
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  }),
}

/** An update keeps the focus in the toast: on the same part, or on the toast if it has no such part any more. */
export const UpdatedWithFocusTest: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ toasts }) => <Toaster toasts={toasts} duration={Infinity} />,
  play: async ({ args: { toasts } }) => {
    const failed = { intent: 'danger', title: 'Not saved' } as const
    const toast = toasts.notify({ ...failed, action: { text: 'Try again', onClick: () => {} } })
    await screen.findByRole('listitem')
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()

    toast.update({ ...failed, action: { text: 'Save a copy', onClick: () => {} } })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save a copy' })).toHaveFocus())
    toast.update({ intent: 'neutral', title: 'Saved' })
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    toast.dismiss()
  },
}

/** With a title only. */
export const TitleOnly: Story = {
  decorators: said,
  play: check(async () => expect(await shown()).toHaveTextContent('Saved')),
}

export const LongText: Story = {
  decorators: said,
  render: function LongText() {
    const [toasts] = useState(createToasts)
    const say = () =>
      toasts.notify({
        intent: 'danger',
        title: 'Benachrichtigungseinstellungen nicht gespeichert',
        text: 'Trainingsbenachrichtigungszustellungsdienst@benachrichtigungen.example.org antwortet nicht.',
      })
    return (
      <>
        <Button variant="secondary" onClick={say}>
          Say it
        </Button>
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
  play: check(async () => {
    const toast = await shown()
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth)
    const { left, right } = within(toast).getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(toast.getBoundingClientRect().left)
    await expect(right).toBeLessThanOrEqual(toast.getBoundingClientRect().right)
  }),
}

/** An on-screen keyboard covers the page without resizing the window. */
export const AboveKeyboard: Story = {
  tags: ['!test'],
  decorators: said,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    coverAllBut(300)
    return uncover
  },
}

export const AboveKeyboardTest: Story = {
  ...AboveKeyboard,
  tags: ['!dev', '!autodocs'],
  decorators: [],
  play: async () => {
    const { bottom } = (await sayIt()).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(300)
    await expect(bottom).toBeGreaterThan(250)

    // The toast moves back down when the keyboard closes.
    uncover()
    await expect(screen.getByRole('listitem').getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 50)
  },
}

/** A modal `<dialog>` that is not of this library, opened over a toast: it holds the toasts until it closes or is removed. */
export const InNativeDialogTest: Story = {
  tags: ['!dev', '!autodocs'],
  render: function InNativeDialog() {
    const [toasts] = useState(createToasts)
    const [isRemoved, setIsRemoved] = useState(false)
    const dialog = useRef<HTMLDialogElement>(null)
    const question = useRef<HTMLDialogElement>(null)
    return (
      <>
        <dialog ref={question} aria-label="Discard changes?">
          <button onClick={() => question.current?.close()}>Keep</button>
        </dialog>
        <Button variant="secondary" onClick={() => toasts.notify({ intent: 'neutral', title: 'Saved' })}>
          Say it
        </Button>
        <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
          Settings
        </Button>
        {!isRemoved && (
          <dialog ref={dialog} aria-label="Settings">
            <button onClick={() => question.current?.showModal()}>Cancel</button>
            <button onClick={() => dialog.current?.close()}>Done</button>
            <button onClick={() => setIsRemoved(true)}>Remove</button>
          </dialog>
        )}
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  },
  play: async ({ step }) => {
    const toast = await sayIt()
    // Nothing else changes the page then, and would place the toasts again.
    await waitForElementToBeRemoved(await screen.findByRole('status'), { timeout: 3000 })
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
      await expect(screen.getByRole('dialog')).toContainElement(toast)
    }
    await step('opens', open)
    await step('opens another, which comes first in the document', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      const question = screen.getByRole('dialog', { name: 'Discard changes?' })
      await waitFor(() => expect(question).toContainElement(toast))
      await userEvent.click(within(question).getByRole('button', { name: 'Keep' }))
      await waitFor(() => expect(question).not.toContainElement(toast))
      await expect(screen.getByRole('dialog')).toContainElement(toast)
    })
    await step('closes', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(toast).toBeVisible())
    })
    await step('is removed', async () => {
      await open()
      await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
      await waitFor(() => expect(toast).toBeVisible())
    })
  },
}
