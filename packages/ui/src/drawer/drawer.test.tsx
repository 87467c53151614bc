import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createToasts, Toaster } from '../toast/index.ts'
import { Drawer } from './drawer.ts'

function Menu() {
  return (
    <Drawer.Root>
      <Drawer.Trigger>Open menu</Drawer.Trigger>
      <Drawer.Content title="Menu">
        <a href="/pricing">Pricing</a>
        <Drawer.Close>Never mind</Drawer.Close>
      </Drawer.Content>
    </Drawer.Root>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }))

describe('drawer', () => {
  it('is a dialog with the name of its title, and focus goes inside', async () => {
    render(<Menu />)
    await open()

    expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(document.activeElement as HTMLElement)
  })

  it.each([
    ['its Close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a button of its own', () => userEvent.click(screen.getByRole('button', { name: 'Never mind' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed by %s and gives focus back to its trigger', async (_, close) => {
    render(<Menu />)
    await open()
    await close()

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })

  it('keeps the page behind it from scrolling while it is open', async () => {
    render(<Menu />)
    await open()
    expect(document.body).toHaveAttribute('data-scroll-locked')

    await userEvent.keyboard('{Escape}')
    expect(document.body).not.toHaveAttribute('data-scroll-locked')
  })

  it('takes the toasts in, and one Escape closes it though a toast lies over it', async () => {
    const toasts = createToasts()
    render(
      <>
        <Toaster toasts={toasts} />
        <Menu />
      </>,
    )
    await open()
    act(() => toasts.notify({ kind: 'destructive', title: 'Error' }))
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('listitem'))

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
