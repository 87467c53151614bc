import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.ts'
import { Popover } from './popover.ts'

const filter = (
  <Popover.Root>
    <Popover.Trigger render={<Button />}>Filter</Popover.Trigger>
    <Popover.Content>
      <Popover.Title>Show workouts</Popover.Title>
      <Popover.Description>Of the last year.</Popover.Description>
      <input aria-label="From" />
      <Popover.Close render={<Button />}>Done</Popover.Close>
    </Popover.Content>
  </Popover.Root>
)
const trigger = () => screen.getByRole('button', { name: 'Filter' })
const popover = () => screen.queryByRole('dialog', { name: 'Show workouts' })

it('is named and described by parts that have ids of the caller', () => {
  render(
    <Popover.Root defaultOpen>
      <Popover.Trigger>Filter</Popover.Trigger>
      <Popover.Content>
        <Popover.Title id="show">Show workouts</Popover.Title>
        <Popover.Description id="when">Of the last year.</Popover.Description>
      </Popover.Content>
    </Popover.Root>,
  )
  expect(popover()).toHaveAttribute('aria-describedby', 'when')
})

it('has an id of the host’s that its trigger refers to, and an `aria-label` in place of its title', () => {
  render(
    <Popover.Root defaultOpen>
      <Popover.Trigger>Filter</Popover.Trigger>
      <Popover.Content id="filter" aria-label="Filter workouts">
        <Popover.Title>Show workouts</Popover.Title>
      </Popover.Content>
    </Popover.Root>,
  )
  expect(trigger()).toHaveAttribute('aria-controls', 'filter')
  expect(screen.getByRole('dialog', { name: 'Filter workouts' })).toHaveAttribute('id', 'filter')
})

it('marks a trigger that is disabled', () => {
  render(
    <Popover.Root>
      <Popover.Trigger disabled>Filter</Popover.Trigger>
    </Popover.Root>,
  )
  expect(trigger()).toHaveAttribute('data-disabled')
})

it('is named and described by its parts, takes the focus, and gives it back when closed', async () => {
  render(filter)
  await userEvent.click(trigger())
  expect(popover()).toHaveAccessibleDescription('Of the last year.')
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(popover()).not.toBeInTheDocument()
  expect(trigger()).toHaveFocus()
})

it('closes at a press outside, and leaves the page usable', async () => {
  const onClick = vi.fn()
  render(
    <>
      {filter}
      <button onClick={onClick}>Elsewhere</button>
    </>,
  )
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(popover()).not.toBeInTheDocument()
})

it('in a dialog, Escape closes the popover alone', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Title>Workouts</Dialog.Title>
        {filter}
      </Dialog.Content>
    </Dialog.Root>,
  )
  await userEvent.click(trigger())
  expect(popover()).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(popover()).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Workouts' })).toBeInTheDocument()
})

it('keeps its distance from the trigger where a wrapper has undefined for it', async () => {
  render(
    <Popover.Root defaultOpen>
      <Popover.Trigger>Filter</Popover.Trigger>
      <Popover.Content aria-label="Filter workouts" sideOffset={undefined} />
    </Popover.Root>,
  )
  // Nothing has a size in jsdom.
  const { parentElement: placed } = await screen.findByRole('dialog', { name: 'Filter workouts' })
  await waitFor(() => expect(placed).toHaveStyle('transform: translate(0px, 6px)'))
})

it('keeps the keyboard when the control that has the focus is removed', async () => {
  const filters = (isFiltered: boolean) => (
    <Popover.Root>
      <Popover.Trigger>Filter</Popover.Trigger>
      <Popover.Content aria-label="Filter">
        {isFiltered && <button>Clear</button>}
        <button>Done</button>
      </Popover.Content>
    </Popover.Root>
  )
  const { rerender } = render(filters(true))
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()

  rerender(filters(false))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
})
