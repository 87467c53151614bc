import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.ts'
import { Menu } from './menu.ts'

function Account({ onSignOut, onOpenChange }: { onSignOut?: () => void; onOpenChange?: (open: boolean) => void }) {
  return (
    <Menu.Root onOpenChange={onOpenChange}>
      <Menu.Trigger render={<Button variant="secondary" />}>Account</Menu.Trigger>
      <Menu.Content>
        <Menu.Item render={<a href="#profile" />}>Profile</Menu.Item>
        <Menu.Item disabled>Devices</Menu.Item>
        <Menu.Item intent="danger" onSelect={onSignOut}>
          Sign out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

const trigger = () => screen.getByRole('button', { name: 'Account' })

it('is named by its button, which says that it is open', async () => {
  render(<Account />)
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.click(trigger())

  expect(screen.getByRole('menu', { name: 'Account' })).toBeInTheDocument()
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
})

it('is named and controlled by a button that has an id of the host’s, as has the menu', () => {
  const menu = (trigger: object, content: object) => (
    <Menu.Root defaultOpen>
      <Menu.Trigger {...trigger}>Account</Menu.Trigger>
      <Menu.Content {...content} />
    </Menu.Root>
  )
  for (const [own, given] of [
    [{ id: 'button' }, { id: 'menu' }],
    [{ render: <button id="button" /> }, { render: <div id="menu" /> }],
    [{ id: undefined }, { id: undefined }],
  ] as const) {
    const { unmount } = render(menu(own, given))
    expect(trigger()).toHaveAttribute('aria-controls', screen.getByRole('menu', { name: 'Account' }).id)
    unmount()
  }
})

it('is named by its `aria-label`, and its groups by theirs', () => {
  render(
    <Menu.Root defaultOpen>
      <Menu.Trigger>Account</Menu.Trigger>
      <Menu.Content aria-label="Your account">
        <Menu.Group aria-label="Your devices">
          <Menu.Label>Devices</Menu.Label>
        </Menu.Group>
      </Menu.Content>
    </Menu.Root>,
  )
  expect(screen.getByRole('menu', { name: 'Your account' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Your devices' })).toBeInTheDocument()
})

it('opens at a click without a press, as of voice control', async () => {
  render(<Account />)
  act(() => trigger().click())
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveFocus()
})

it('opens and closes at the tap of a finger, not where one begins to scroll', async () => {
  render(<Account />)
  const tap = () => fireEvent.click(trigger(), { detail: 1 })
  const touch = () => fireEvent.pointerDown(trigger(), { pointerType: 'touch' })
  touch()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  tap()
  expect(await screen.findByRole('menu')).toHaveFocus()
  touch()
  tap()
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

it('does not open in a disabled fieldset', () => {
  render(
    <fieldset disabled>
      <Account />
    </fieldset>,
  )
  // Chrome sends a press of the text in a disabled button, and no click.
  fireEvent.pointerDown(screen.getByText('Account'), { pointerType: 'mouse' })
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it('opens with its last item at the arrow up, and with its first at any other key', async () => {
  render(<Account />)
  const item = (name: string) => screen.findByRole('menuitem', { name })
  trigger().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(await item('Sign out')).toHaveFocus()
  await userEvent.keyboard('{Escape}{ArrowDown}')
  expect(await item('Profile')).toHaveFocus()
})

it('has groups that are named by the labels in them', () => {
  render(
    <Menu.Root defaultOpen>
      <Menu.Trigger>Account</Menu.Trigger>
      <Menu.Content>
        <Menu.Group>
          <Menu.Label>Devices</Menu.Label>
          <Menu.Item>Phone</Menu.Item>
        </Menu.Group>
        <Menu.RadioGroup value="km">
          <Menu.Label id="units">Units</Menu.Label>
          <Menu.RadioItem value="km">Kilometres</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>,
  )
  expect(screen.getByRole('group', { name: 'Devices' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Units' })).toBeInTheDocument()
})

it('has arrow keys that skip what is disabled and begin again at the end, and letters that find an item', async () => {
  render(<Account />)
  trigger().focus()
  await userEvent.keyboard('{Enter}')
  const item = (name: string) => screen.getByRole('menuitem', { name })
  expect(item('Profile')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(item('Sign out')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(item('Profile')).toHaveFocus()
  await userEvent.keyboard('s')
  await waitFor(() => expect(item('Sign out')).toHaveFocus())
})

it('calls an action once, closes and gives focus back to its button', async () => {
  const onSignOut = vi.fn()
  render(<Account onSignOut={onSignOut} />)
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))

  expect(onSignOut).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await waitFor(() => expect(trigger()).toHaveFocus())
})

it('renders a link as an item, with its address', async () => {
  render(<Account />)
  await userEvent.click(trigger())
  const link = screen.getByRole('menuitem', { name: 'Profile' })
  expect(link).toHaveAttribute('href', '#profile')
  expect(link.tagName).toBe('A')
})

it('a link that is disabled leads nowhere', async () => {
  const onClick = vi.fn()
  render(
    <Menu.Root defaultOpen>
      <Menu.Trigger>Account</Menu.Trigger>
      <Menu.Content>
        <Menu.Item disabled onClick={onClick} render={<a href="#profile" />}>
          Profile
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>,
  )
  expect(fireEvent.click(screen.getByRole('menuitem', { name: 'Profile' }))).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
})

it('keeps a choice and a check', async () => {
  const onCheckedChange = vi.fn()
  const onValueChange = vi.fn()
  render(
    <Menu.Root defaultOpen>
      <Menu.Trigger>View</Menu.Trigger>
      <Menu.Content>
        <Menu.CheckboxItem checked={false} onCheckedChange={onCheckedChange}>
          Show rest days
        </Menu.CheckboxItem>
        <Menu.RadioGroup aria-label="Units" value="km" onValueChange={onValueChange}>
          <Menu.RadioItem value="km">Kilometres</Menu.RadioItem>
          <Menu.RadioItem value="mi">Miles</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>,
  )
  expect(screen.getByRole('menuitemradio', { name: 'Kilometres' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Miles' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('mi')

  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Show rest days' }))
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
})

it('shows that an item is on in a page that the browser has translated', () => {
  const menu = (checked: boolean) => (
    <Menu.Root open>
      <Menu.Trigger>View</Menu.Trigger>
      <Menu.Content>
        <Menu.CheckboxItem checked={checked}>Show rest days</Menu.CheckboxItem>
        <Menu.RadioGroup aria-label="Units" value={checked ? 'km' : 'mi'}>
          <Menu.RadioItem value="km">Kilometres</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  )
  const { rerender } = render(menu(false))
  for (const name of ['Show rest days', 'Kilometres']) {
    const translated = document.createElement('b')
    translated.append(name)
    screen.getByText(name).firstChild?.replaceWith(translated)
  }
  rerender(menu(true))
  expect(screen.getByRole('menuitemcheckbox', { name: 'Show rest days' })).toBeChecked()
  expect(screen.getByRole('menuitemradio', { name: 'Kilometres' })).toBeChecked()
})

it('is closed by Escape without the dialog around it', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-label="Climb">
        <Account onOpenChange={onOpenChange} />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')

  expect(onOpenChange).toHaveBeenLastCalledWith(false)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Climb' })).toBeInTheDocument()
})

it('has the direction and the theme of the part of the page that renders it', async () => {
  render(
    <div dir="rtl" data-theme="dark">
      <Account />
    </div>,
  )
  await userEvent.click(trigger())
  expect(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('menu')).toHaveAttribute('data-theme', 'dark')
})

it('keeps its distance from the trigger where a wrapper has undefined for it', async () => {
  render(
    <Menu.Root defaultOpen>
      <Menu.Trigger>Account</Menu.Trigger>
      <Menu.Content sideOffset={undefined} />
    </Menu.Root>,
  )
  // Nothing has a size in jsdom.
  const { parentElement: placed } = screen.getByRole('menu')
  await waitFor(() => expect(placed).toHaveStyle('transform: translate(0px, 6px)'))
})

it('keeps the keyboard when the item that has the focus is removed', async () => {
  const menu = (...items: string[]) => (
    <Menu.Root>
      <Menu.Trigger>Devices</Menu.Trigger>
      <Menu.Content>
        {items.map((item) => (
          <Menu.Item key={item}>{item}</Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
  const { rerender } = render(menu('iPhone', 'iPad', 'Watch'))
  act(() => screen.getByRole('button').focus())
  await userEvent.keyboard('{Enter}{End}')
  expect(screen.getByRole('menuitem', { name: 'Watch' })).toHaveFocus()

  rerender(menu('iPhone', 'iPad'))
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'iPhone' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'iPad' })).toHaveFocus()
})
