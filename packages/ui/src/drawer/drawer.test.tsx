import { renderToString } from 'react-dom/server'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity, StrictMode, useState, type MouseEventHandler } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.ts'
import { Popover } from '../popover/popover.ts'
import { Drawer } from './drawer.ts'

it('is labelled by its title and described by its description', () => {
  render(
    <Drawer.Content id="menu" open aria-describedby="note">
      <Drawer.Title>Menu</Drawer.Title>
      <Drawer.Description>All pages.</Drawer.Description>
      <p id="note">In order.</p>
    </Drawer.Content>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAccessibleDescription('All pages. In order.')
})

it('is labelled and described by parts with ids of their own', () => {
  render(
    <Drawer.Content id="menu" open>
      <Drawer.Title id="pages">Menu</Drawer.Title>
      <Drawer.Description id="about">All pages.</Drawer.Description>
    </Drawer.Content>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAccessibleDescription('All pages.')
})

it('renders trigger and close buttons as other elements', () => {
  render(
    <>
      <Drawer.Trigger drawer="menu" render={<Button variant="secondary" />}>
        Open menu
      </Drawer.Trigger>
      <Drawer.Close render={<Button>Done</Button>} />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('commandfor', 'menu')
  expect(screen.getByRole('button', { name: 'Done' })).toHaveClass('ui-button')
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('data-slot', 'drawer-close')
})

it.each(['end', 'center'] as const)(
  'the browser can open and close it before hydration, where it knows commands: %s',
  (side) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(
      <>
        <Drawer.Trigger drawer="menu">Open menu</Drawer.Trigger>
        <Drawer.Content id="menu" side={side} aria-label="Menu">
          <Drawer.Close>Done</Drawer.Close>
        </Drawer.Content>
      </>,
    )
    const commands = [...container.querySelectorAll('button')].map((button) => [
      button.getAttribute('command'),
      button.getAttribute('commandfor'),
    ])
    expect(commands).toEqual([
      ['show-modal', 'menu'],
      ['close', 'menu'],
      ['close', 'menu'],
    ])
  },
)

it('a click is not repeated by the browser', () => {
  render(
    <>
      <Drawer.Trigger drawer="menu">Open menu</Drawer.Trigger>
      <Drawer.Content id="menu" aria-label="Menu">
        <Drawer.Close>Done</Drawer.Close>
      </Drawer.Content>
    </>,
  )
  const drawer = screen.getByRole('dialog', { hidden: true })
  expect(fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))).toBe(false)
  expect(drawer).toHaveAttribute('open')
  expect(fireEvent.click(screen.getByRole('button', { name: 'Done' }))).toBe(false)
  expect(drawer).not.toHaveAttribute('open')
})

it('has the look of a dialog in the middle of the window', () => {
  render(
    <Drawer.Content id="plan" open side="center" size="large">
      <Drawer.Title>Plan</Drawer.Title>
    </Drawer.Content>,
  )
  expect(screen.getByRole('dialog', { name: 'Plan' })).toHaveClass('ui-dialog', '[--dialog-size:44rem]')
})

const preventDefault: MouseEventHandler = (event) => event.preventDefault()

it.each<[string, MouseEventHandler | undefined, MouseEventHandler | undefined, number]>([
  ['closes on a link that a router handles', preventDefault, undefined, 1],
  ['stays open if its own handler prevents the default', undefined, preventDefault, 0],
])('%s', (_, onLinkClick, onDrawerClick, calls) => {
  render(
    <Drawer.Content id="menu" open aria-label="Menu" onClick={onDrawerClick}>
      <a href="/plans" onClick={onLinkClick}>
        Plans
      </a>
    </Drawer.Content>,
  )
  const closeDialog = vi.fn()
  Object.assign(screen.getByRole('dialog'), { close: closeDialog })
  fireEvent.click(screen.getByRole('link', { name: 'Plans' }))
  expect(closeDialog).toHaveBeenCalledTimes(calls)
})

it.each([
  [
    'a handler of its own prevents the default',
    <Drawer.Close key="close" onClick={preventDefault}>
      Done
    </Drawer.Close>,
  ],
  ['it is pending', <Drawer.Close key="close" render={<Button pending>Done</Button>} />],
  ['it is no `Drawer.Close`', <Button key="close">Done</Button>],
])('stays open at a button if %s', (_, button) => {
  render(
    <Drawer.Content id="menu" open aria-label="Menu">
      {button}
    </Drawer.Content>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
})

it('stays open at the close button of a drawer inside', () => {
  render(
    <Drawer.Content id="outer" open aria-label="Outer">
      <Drawer.Content id="inner" open aria-label="Inner">
        <Drawer.Close>Done</Drawer.Close>
      </Drawer.Content>
    </Drawer.Content>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Outer' })).toHaveAttribute('open')
})

it('closes at a press beside it, and not at one that began inside, as while text is selected', () => {
  render(
    <Drawer.Content id="menu" open aria-label="Menu">
      <input aria-label="Name" />
    </Drawer.Content>,
  )
  const drawer = screen.getByRole('dialog')
  // The browser clicks what contains both ends of the press.
  fireEvent.pointerDown(screen.getByLabelText('Name'))
  fireEvent.click(drawer)
  expect(drawer).toHaveAttribute('open')
  fireEvent.pointerDown(drawer)
  fireEvent.click(drawer)
  expect(drawer).not.toHaveAttribute('open')
})

it('stays open at the second click of a double click on its trigger, which ends beside the panel', () => {
  render(
    <>
      <Drawer.Trigger drawer="menu">Open menu</Drawer.Trigger>
      <Drawer.Content id="menu" aria-label="Menu" />
    </>,
  )
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  fireEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }), { detail: 1 })
  fireEvent.pointerDown(drawer)
  fireEvent.click(drawer, { detail: 2 })
  expect(drawer.open).toBe(true)
  fireEvent.pointerDown(drawer)
  fireEvent.click(drawer, { detail: 1 })
  expect(drawer.open).toBe(false)
})

describe('Escape', () => {
  const closed: string[] = []
  const withClose = (drawer: HTMLDialogElement | null) =>
    void Object.assign(drawer ?? {}, { close: () => closed.push(drawer?.id ?? '') })
  beforeEach(() => {
    closed.length = 0
    render(
      <Drawer.Content id="outer" open aria-label="Outer" ref={withClose}>
        <Drawer.Content id="inner" open aria-label="Inner" ref={withClose} />
      </Drawer.Content>,
    )
  })
  const pressEscape = (init: object = {}) =>
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Inner' }), { key: 'Escape', ...init })

  it('closes one drawer, and prevents that the browser closes another', () => {
    expect(pressEscape()).toBe(false)
    expect(closed).toEqual(['inner'])
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('closes nothing in a composition: %o', (composing) => {
    pressEscape(composing)
    expect(closed).toEqual([])
  })
})

describe.each([
  ['a dialog', Dialog],
  ['a popover', Popover],
])('in %s', (_, { Root, Content }) => {
  it.each([
    [{}, true],
    [{ isComposing: true }, false],
  ])('Escape closes the drawer alone, and nothing in a composition: %o', (init, isClosed) => {
    const close = vi.fn()
    render(
      <Root defaultOpen>
        <Content aria-label="Settings">
          <Drawer.Content
            id="filters"
            open
            aria-label="Filters"
            ref={(drawer) => void Object.assign(drawer ?? {}, { close })}
          />
        </Content>
      </Root>,
    )
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Filters' }), { key: 'Escape', ...init })
    expect(close).toHaveBeenCalledTimes(isClosed ? 1 : 0)
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  })
})

it('is closed when an Activity hides it, not by Strict Mode', async () => {
  const Page = ({ mode }: { mode: 'visible' | 'hidden' }) => (
    <Activity mode={mode}>
      <Drawer.Content id="menu" open aria-label="Menu" />
    </Activity>
  )
  const { rerender } = render(<Page mode="visible" />, { wrapper: StrictMode })
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  await act(async () => {})
  expect(drawer).toHaveAttribute('open')
  rerender(<Page mode="hidden" />)
  await act(async () => {})
  expect(drawer).not.toHaveAttribute('open')
})

describe('Root', () => {
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
  const parts = (
    <>
      <Drawer.Trigger>Open menu</Drawer.Trigger>
      <Drawer.Content aria-label="Menu">
        <Drawer.Close>Done</Drawer.Close>
      </Drawer.Content>
    </>
  )
  /** Observers report after the current task. */
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

  it('connects trigger and content, and reports both changes', async () => {
    const onOpenChange = vi.fn()
    render(<Drawer.Root onOpenChange={onOpenChange}>{parts}</Drawer.Root>)
    await press('Open menu')
    expect(drawer()).toBeVisible()
    await press('Done')
    expect(drawer()).toBeNull()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('is open at first', async () => {
    const onOpenChange = vi.fn()
    render(
      <Drawer.Root defaultOpen onOpenChange={onOpenChange}>
        {parts}
      </Drawer.Root>,
      { wrapper: StrictMode },
    )
    await act(async () => {})
    expect(drawer()).toBeVisible()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('follows its host, and reports nothing that the host did', async () => {
    const onOpenChange = vi.fn()
    const { rerender } = render(<Drawer.Root {...{ open: false, onOpenChange }}>{parts}</Drawer.Root>)
    for (const open of [true, false, true]) {
      await act(async () => rerender(<Drawer.Root {...{ open, onOpenChange }}>{parts}</Drawer.Root>))
      expect(drawer() !== null).toBe(open)
    }
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it.each([true, false])('stays as its host says: open = %s', async (open) => {
    const onOpenChange = vi.fn()
    render(<Drawer.Root {...{ open, onOpenChange }}>{parts}</Drawer.Root>)
    await act(async () => {})
    for (let presses = 1; presses <= 2; presses++) {
      await press(open ? 'Done' : 'Open menu')
      expect(drawer() !== null).toBe(open)
      expect(onOpenChange.mock.calls).toEqual(Array(presses).fill([!open]))
    }
  })

  it('opens again although its trigger renders the host before the report', async () => {
    function Host() {
      const [presses, setPresses] = useState(0)
      return (
        <Drawer.Root>
          <Drawer.Trigger onClick={() => setPresses(presses + 1)}>Open menu</Drawer.Trigger>
          <Drawer.Content aria-label="Menu">
            <Drawer.Close>Done</Drawer.Close>
          </Drawer.Content>
        </Drawer.Root>
      )
    }
    render(<Host />)
    for (let times = 0; times < 2; times++) {
      await press('Open menu')
      expect(drawer()).toBeVisible()
      await press('Done')
      expect(drawer()).toBeNull()
    }
  })

  it('keeps open what a script opened before hydration, and tells its host', async () => {
    function Host() {
      const [open, setOpen] = useState(false)
      return (
        <Drawer.Root open={open} onOpenChange={setOpen}>
          <output>{open ? 'open' : 'closed'}</output>
          {parts}
        </Drawer.Root>
      )
    }
    const container = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => container.remove())
    container.innerHTML = renderToString(<Host />)
    container.querySelector('dialog')?.showModal()
    await act(async () => render(<Host />, { container, hydrate: true }))
    expect(drawer()).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('open')
    await press('Done')
    expect(drawer()).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('closed')
  })

  it('follows a content that comes later, or in place of another', async () => {
    const onOpenChange = vi.fn()
    const root = (content: string | null) => (
      <Drawer.Root onOpenChange={onOpenChange}>
        <Drawer.Trigger>Open menu</Drawer.Trigger>
        {content && (
          <Drawer.Content key={content} aria-label="Menu">
            <Drawer.Close>Done</Drawer.Close>
          </Drawer.Content>
        )}
      </Drawer.Root>
    )
    const { rerender } = render(root(null))
    for (const content of ['first', 'second']) {
      rerender(root(content))
      await press('Open menu')
      expect(drawer()).toBeVisible()
      await press('Done')
    }
    expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]])
  })
})
