import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dialog } from './dialog/dialog.ts'
import { Menu } from './menu/menu.ts'
import { Popover } from './popover/popover.ts'
import { Tabs } from './tabs/tabs.ts'
import { createToasts, Toaster } from './toast/index.ts'
import { Tooltip, TooltipProvider } from './tooltip/tooltip.tsx'

/** The state attributes that a part has, of those that Base UI has too. */
function getStates(slot: string) {
  const names = /^data-(open|closed|checked|unchecked|active|inactive)$/
  return document
    .querySelector(`[data-slot=${slot}]`)
    ?.getAttributeNames()
    .filter((name) => names.test(name))
}

it('a part with a tooltip keeps its own state', () => {
  render(
    <TooltipProvider>
      <Menu.Root open>
        <Tooltip content="All of it">
          <Menu.Trigger>Account</Menu.Trigger>
        </Tooltip>
      </Menu.Root>
      <Tabs.Root value="a">
        <Tabs.List label="Views">
          <Tooltip content="All of it" open>
            <Tabs.Tab value="a">A</Tabs.Tab>
          </Tooltip>
        </Tabs.List>
      </Tabs.Root>
    </TooltipProvider>,
  )
  expect(getStates('menu-trigger')).toEqual(['data-open'])
  expect(getStates('tabs-tab')).toEqual(['data-active'])
})

it.each([false, true])('a part has its state as an attribute of its own (open: %s)', (open) => {
  const state = open ? 'data-open' : 'data-closed'
  render(
    <>
      <Popover.Root open={open}>
        <Popover.Trigger>Filter</Popover.Trigger>
        <Popover.Content aria-label="Filter" />
      </Popover.Root>
      <Menu.Root open={open}>
        <Menu.Trigger render={<button type="button" />}>Account</Menu.Trigger>
        <Menu.Content>
          <Menu.CheckboxItem checked>Sync</Menu.CheckboxItem>
          <Menu.RadioGroup value="a">
            <Menu.RadioItem value="b">B</Menu.RadioItem>
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Root>
      <Dialog.Root open={open}>
        <Dialog.Trigger>Delete</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Delete?</Dialog.Title>
          <Dialog.Description>All of it.</Dialog.Description>
        </Dialog.Content>
      </Dialog.Root>
    </>,
  )
  for (const part of ['popover', 'menu', 'dialog']) {
    expect(getStates(`${part}-trigger`), part).toEqual([state])
    expect(getStates(`${part}-content`), part).toEqual(open ? [state] : undefined)
  }
  if (!open) return
  expect(getStates('menu-checkbox-item')).toEqual(['data-checked'])
  expect(getStates('menu-radio-item')).toEqual(['data-unchecked'])
})

it('tabs, a tooltip and a toast have theirs too', () => {
  const toasts = createToasts()
  toasts.notify({ title: 'Saved' })
  render(
    <TooltipProvider>
      <Tabs.Root value="a">
        <Tabs.List label="Account">
          <Tabs.Tab value="a">Profile</Tabs.Tab>
        </Tabs.List>
      </Tabs.Root>
      <Tooltip content="To all" open>
        <button>Share</button>
      </Tooltip>
      <Toaster toasts={toasts} />
    </TooltipProvider>,
  )
  expect(screen.getByRole('tab')).toHaveAttribute('data-active')
  expect(getStates('tooltip')).toEqual(['data-open'])
  expect(getStates('toast')).toEqual(['data-open'])
})
