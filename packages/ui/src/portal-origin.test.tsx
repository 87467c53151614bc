import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Combobox } from './combobox/combobox.tsx'
import { Dialog } from './dialog/dialog.ts'
import { Drawer } from './drawer/drawer.ts'
import { Menu } from './menu/menu.ts'
import { Popover } from './popover/popover.ts'
import { Tooltip, TooltipProvider } from './tooltip/tooltip.tsx'

it.each([
  ['dialog', 'Rename', <Dialog.Trigger>Open</Dialog.Trigger>],
  ['menu', 'Open', <Menu.Trigger>Open</Menu.Trigger>],
  ['dialog', 'Streaks', <Popover.Trigger>Open</Popover.Trigger>],
  ['listbox', 'Mountain', null],
  ['tooltip', 'Every device', null],
] as const)('opens a %s “%s” in the native dialog around, which covers the page', (role, name, trigger) => {
  const layers = {
    Rename: (
      <Dialog.Root>
        {trigger}
        <Dialog.Content aria-label="Rename" />
      </Dialog.Root>
    ),
    Open: (
      <Menu.Root>
        {trigger}
        <Menu.Content />
      </Menu.Root>
    ),
    Streaks: (
      <Popover.Root>
        {trigger}
        <Popover.Content aria-label="Streaks" />
      </Popover.Root>
    ),
    Mountain: <Combobox label="Mountain" options={[{ value: 'ortler', label: 'Ortler' }]} />,
    'Every device': (
      <Tooltip content="Every device">
        <button>Save</button>
      </Tooltip>
    ),
  }
  const around = {
    Menu: <Drawer.Content id="menu" open aria-label="Menu" children={layers[name]} />,
    'A host’s': <dialog open aria-label="A host’s" children={layers[name]} />,
  }
  for (const [label, dialog] of Object.entries(around)) {
    const { unmount } = render(<TooltipProvider>{dialog}</TooltipProvider>)
    if (trigger) fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    else if (role === 'listbox') fireEvent.click(screen.getByRole('combobox'))
    else act(() => screen.getByRole('button', { name: 'Save' }).focus())
    const layer = screen.getByRole(role, { name })
    expect(layer.closest('dialog')).toHaveAttribute('aria-label', label)
    unmount()
  }
})
