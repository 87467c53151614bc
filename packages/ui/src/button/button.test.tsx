import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('is no submit button by default', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Look' }))
  expect(onSubmit).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('keeps its focus while pending, and neither clicks nor submits', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()
  rerender(form(true))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)

  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('changes its text while pending, and keeps the width of the other', () => {
  const send = (pending: boolean) => (
    <Button pending={pending} pendingLabel="Sending...">
      Send Message
    </Button>
  )
  const { rerender } = render(send(false))
  expect(screen.getByText('Send Message')).toHaveAttribute('data-other', 'Sending...')

  rerender(send(true))
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveTextContent(/^Sending\.\.\.$/)
  expect(screen.getByText('Sending...')).toHaveAttribute('data-other', 'Send Message')
})

it('keeps no room for what is no text', () => {
  render(
    <Button pending pendingLabel="Sending...">
      Send <b>all</b>
    </Button>,
  )
  expect(screen.getByText('Sending...')).not.toHaveAttribute('data-other')
})

it('renders another element with its props and children', () => {
  render(
    <Button render={<a href="/plans" />} data-state="open" block>
      Plans
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Plans' })
  expect(link).toHaveAttribute('href', '/plans')
  expect(link).toHaveClass('ui-button', 'w-full')
  expect(link).toHaveAttribute('data-state', 'open')
})

it('shows that it is pending in a page that the browser has translated', () => {
  const count = 3
  const remove = (pending: boolean) => <Button pending={pending}>Delete {count} climbs</Button>
  const { rerender } = render(remove(false))
  const button = screen.getByRole('button', { name: 'Delete 3 climbs' })
  for (const text of [...button.childNodes]) {
    const translated = document.createElement('b')
    translated.append(text.textContent ?? '')
    text.replaceWith(translated)
  }
  rerender(remove(true))
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveTextContent('Delete 3 climbs')
})
