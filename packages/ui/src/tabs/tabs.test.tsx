import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.ts'
import { Tabs } from './tabs.ts'

type Props = Partial<Parameters<typeof Tabs.Root>[0]>

const account = (props: Props = {}) => (
  <Tabs.Root defaultValue="profile" {...props}>
    <Tabs.List label="Account">
      <Tabs.Tab value="profile">Profile</Tabs.Tab>
      <Tabs.Tab value="devices" disabled>
        Devices
      </Tabs.Tab>
      <Tabs.Tab value="data">Data</Tabs.Tab>
      <Tabs.Tab value="plan">Plan</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="profile" keepMounted>
      <input aria-label="Name" />
    </Tabs.Panel>
    <Tabs.Panel value="data">Export</Tabs.Panel>
  </Tabs.Root>
)
const tab = (name: string) => screen.getByRole('tab', { name })

it('names the list, and each panel by its tab', () => {
  render(account())
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeInTheDocument()
  expect(tab('Profile')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toBeInTheDocument()
})

it('connects tabs and panels that have ids of the caller', () => {
  render(
    <Tabs.Root defaultValue="profile">
      <Tabs.List label="Account">
        <Tabs.Tab value="profile" id="profile-tab">
          Profile
        </Tabs.Tab>
        <Tabs.Tab value="data">Data</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="profile" id="profile-panel">
        Name
      </Tabs.Panel>
      <Tabs.Panel value="data">Export</Tabs.Panel>
    </Tabs.Root>,
  )
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveAttribute('id', 'profile-panel')
  expect(tab('Profile')).toHaveAttribute('aria-controls', 'profile-panel')
})

it('connects tabs and panels whose values have spaces', () => {
  render(
    <Tabs.Root defaultValue="my data">
      <Tabs.List label="Account">
        <Tabs.Tab value="my data">Data</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="my data">Export</Tabs.Panel>
    </Tabs.Root>,
  )
  expect(tab('Data')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name: 'Data' }).id)
})

it('leaves a dialog around the name by a title within', () => {
  render(
    <Dialog.Root open>
      <Dialog.Content>
        <Tabs.Root>
          <Dialog.Title>Settings</Dialog.Title>
        </Tabs.Root>
      </Dialog.Content>
    </Dialog.Root>,
  )
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument()
})

it('selects at a click without a press, as of voice control, and once at any other', async () => {
  const onValueChange = vi.fn()
  render(account({ onValueChange, activationMode: 'manual' }))
  act(() => tab('Data').click())
  expect(tab('Data')).toHaveAttribute('aria-selected', 'true')
  act(() => tab('Devices').click())
  await userEvent.click(tab('Plan'))
  tab('Profile').focus()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange.mock.calls).toEqual([['data'], ['plan'], ['profile']])
})

it.each([
  ['a press', 'automatic', () => userEvent.click(tab('Data'))],
  ['an arrow key', 'automatic', () => userEvent.keyboard('{ArrowRight}')],
  ['Enter', 'manual', () => userEvent.keyboard('{ArrowRight}{Enter}')],
  ['Space', 'manual', () => userEvent.keyboard('{ArrowRight} ')],
] as const)('asks a host that selects later once for %s', async (_, activationMode, press) => {
  const onValueChange = vi.fn()
  render(account({ value: 'profile', onValueChange, activationMode }))
  await userEvent.tab()
  await press()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('data')
  await userEvent.click(tab('Data'))
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

it('selects with the arrow keys, from the last to the first, and skips what is disabled', async () => {
  const onValueChange = vi.fn()
  render(account({ onValueChange }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('Data')).toHaveFocus()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('data')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(tab('Profile')).toHaveFocus()
})

it('goes by the direction of the page', async () => {
  render(<div style={{ direction: 'rtl' }}>{account()}</div>)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(tab('Data')).toHaveAttribute('aria-selected', 'true')
  expect(tab('Data').closest('[dir]')).toBeNull()
})

it('claims no direction on the server', () => {
  expect(renderToString(account())).not.toContain('dir=')
})

it('moves the focus alone where the host wants it, until Enter', async () => {
  const onValueChange = vi.fn()
  render(account({ activationMode: 'manual', onValueChange }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('data')
})

it('keeps the fields of a panel that stays mounted', async () => {
  render(account())
  await userEvent.type(screen.getByRole('textbox'), 'Ada')
  await userEvent.click(tab('Data'))
  await userEvent.click(tab('Profile'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  expect(screen.queryByText('Export')).not.toBeInTheDocument()
})

it('names a panel by a tab that is an element with an id', () => {
  render(
    <Tabs.Root defaultValue="profile">
      <Tabs.List label="Account">
        <Tabs.Tab value="profile" render={<button id="own" />}>
          Profile
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="profile">Your name</Tabs.Panel>
    </Tabs.Root>,
  )
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveAttribute('aria-labelledby', 'own')
})
