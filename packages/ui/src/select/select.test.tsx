import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.ts'
import { Drawer } from '../drawer/drawer.ts'
import { Popover } from '../popover/popover.ts'
import { Select } from './select.tsx'

const options = ['Austria', 'Nepal', 'Peru'].map((name) => <option key={name}>{name}</option>)

it('is one choice of its form, described by its error before its hint', async () => {
  const ref = createRef<HTMLSelectElement>()
  render(
    <form aria-label="Profile">
      <Select ref={ref} label="Country" name="country" hint="Where you train." error="Choose one." defaultValue="Nepal">
        {options}
      </Select>
    </form>,
  )
  const select = screen.getByRole('combobox', { name: 'Country' })
  expect(select).toBe(ref.current)
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Choose one. Where you train.')
  expect(screen.getByRole('form')).toHaveFormValues({ country: 'Nepal' })
  await userEvent.selectOptions(select, 'Austria')
  expect(screen.getByRole('form')).toHaveFormValues({ country: 'Austria' })
})

it('shows its placeholder until something is chosen, and is empty for a form that requires it', async () => {
  render(
    <Select label="Country" placeholder="Choose a country" required>
      {options}
    </Select>,
  )
  const select = screen.getByRole('combobox')
  expect(select).toHaveDisplayValue('Choose a country')
  expect(select).toBeInvalid()
  await userEvent.selectOptions(select, 'Nepal')
  expect(select).toBeValid()
})

it('begins at the first option without a placeholder, also if props are undefined', () => {
  render(
    <Select label="Country" placeholder={undefined} className={undefined} defaultValue={undefined} value={undefined}>
      {options}
    </Select>,
  )
  expect(screen.getByRole('combobox')).toHaveValue('Austria')
})

it('stays as its caller says when controlled, with a placeholder too', async () => {
  const onChange = vi.fn()
  const { rerender } = render(
    <Select label="Country" placeholder="Choose" value="" onChange={onChange}>
      {options}
    </Select>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Nepal')
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.getByRole('combobox')).toHaveValue('')
  rerender(
    <Select label="Country" placeholder="Choose" value="Nepal" onChange={onChange}>
      {options}
    </Select>,
  )
  expect(screen.getByRole('combobox')).toHaveValue('Nepal')
})

it('keeps what is selected when its default changes, and has the new default after a reset', async () => {
  const form = (defaultValue: string) => (
    <form aria-label="Travel">
      <Select label="Country" defaultValue={defaultValue}>
        {options}
      </Select>
    </form>
  )
  const { rerender } = render(form('Austria'))
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Peru')
  rerender(form('Nepal'))
  expect(screen.getByRole('combobox')).toHaveValue('Peru')
  screen.getByRole<HTMLFormElement>('form').reset()
  expect(screen.getByRole('combobox')).toHaveValue('Nepal')
})

it.each([
  ['a dialog', Dialog],
  ['a popover', Popover],
])('in %s, Escape and the wheel are for its list alone while that is open', (_, { Root, Content }) => {
  render(
    <Root defaultOpen>
      <Content aria-label="Profile">
        <Select label="Country">
          <option>Austria</option>
        </Select>
      </Content>
    </Root>,
  )
  // Only an open list has events of its options.
  const option = screen.getByRole('option', { name: 'Austria' })
  expect(fireEvent.wheel(option, { deltaY: 100 })).toBe(true)
  fireEvent.keyDown(option, { key: 'Escape' })
  expect(screen.getByRole('dialog', { name: 'Profile' })).toBeInTheDocument()

  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Country' }), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('in a drawer, Escape closes its list alone while that is open', () => {
  const close = vi.fn()
  render(
    <Drawer.Content
      id="profile"
      open
      aria-label="Profile"
      ref={(drawer) => void Object.assign(drawer ?? {}, { close })}
    >
      <Select label="Country">
        <option>Austria</option>
      </Select>
    </Drawer.Content>,
  )
  fireEvent.keyDown(screen.getByRole('option', { name: 'Austria' }), { key: 'Escape' })
  expect(close).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Country' }), { key: 'Escape' })
  expect(close).toHaveBeenCalledOnce()
})
