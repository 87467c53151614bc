import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Table } from '@summit/ui/table'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import code from './examples/table.tsx?raw'
import { guide } from './guides/table.tsx'

const devices = [
  { name: 'Firefox on Windows', place: 'Innsbruck, Austria', seen: '3 weeks ago', workouts: 7 },
  { name: 'iPad Air', place: 'Vienna, Austria', seen: 'Yesterday', workouts: 42 },
  { name: 'iPhone 15', place: 'Vienna, Austria', seen: 'Now', workouts: 1118 },
]

type Order = 'ascending' | 'descending'

function Devices({
  children,
  order,
  onSort,
}: {
  children?: ReactNode
  order?: Order | undefined
  onSort?: (order: Order) => void
}) {
  return (
    <>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader {...(onSort && { sort: order ?? 'none', onSort })}>Device</Table.ColumnHeader>
          <Table.ColumnHeader>Place</Table.ColumnHeader>
          <Table.ColumnHeader>Last seen</Table.ColumnHeader>
          <Table.ColumnHeader numeric>Workouts</Table.ColumnHeader>
          <Table.ColumnHeader>
            <span className="sr-only">Actions</span>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      {children ?? (
        <Table.Body>
          {(order === 'descending' ? devices.toReversed() : devices).map(({ name, place, seen, workouts }) => (
            <Table.Row key={name}>
              <Table.RowHeader>{name}</Table.RowHeader>
              <Table.Cell>{place}</Table.Cell>
              <Table.Cell>{seen}</Table.Cell>
              <Table.Cell numeric>{workouts.toLocaleString('en')}</Table.Cell>
              <Table.Cell numeric>
                <Button variant="secondary" size="small" aria-label={`Sign out ${name}`}>
                  Sign out
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      )}
    </>
  )
}

/** Things of one kind, to be compared. */
const meta = {
  title: 'UI/Table',
  component: Table.Root,
  subcomponents: { ColumnHeader: Table.ColumnHeader, Cell: Table.Cell, Empty: Table.Empty, Loading: Table.Loading },
  parameters: { guide, layout: 'padded' },
  args: { caption: 'Devices', children: <Devices /> },
} satisfies Meta<typeof Table.Root>
export default meta
type Story = StoryObj<typeof meta>

/** The code of the example: that of a story lacks the rows. */
const shown = { docs: { source: { code } } }

/** Words, a number and an action in each row. */
export const Default: Story = { parameters: shown }

function Sorted() {
  const [order, setOrder] = useState<Order>()
  return <Devices order={order} onSort={setOrder} />
}

/** A column that sorts. */
export const Sortable: Story = { parameters: shown, args: { children: <Sorted /> } }

/** No rows. */
export const Empty: Story = {
  parameters: shown,
  args: {
    children: (
      <Devices>
        <Table.Empty columns={5}>No devices yet. Sign in on one to see it here.</Table.Empty>
      </Devices>
    ),
  },
}

/** Rows that are not loaded yet. */
export const Loading: Story = {
  parameters: shown,
  args: {
    children: (
      <Devices>
        <Table.Loading columns={5} />
      </Devices>
    ),
  },
}

/** A heading on the page says what it is about, so the caption is for screen readers. */
export const CaptionHidden: Story = { parameters: shown, args: { captionHidden: true } }

/** Wider than its container: it scrolls to the side, with the keyboard too, and its caption stays. */
export const Narrow: Story = {
  parameters: shown,
  args: { className: 'max-w-72' },
  play: check(async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Devices' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  }),
}

/** From right to left. */
export const RightToLeft: Story = { parameters: shown, globals: { direction: 'rtl' } }
