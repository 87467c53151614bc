import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Table } from '@summit/ui/table'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/table.tsx'

/** Things of one kind, to be compared. */
const meta = {
  title: 'UI/Table',
  component: Table.Root,
  subcomponents: { ColumnHeader: Table.ColumnHeader, Cell: Table.Cell, Empty: Table.Empty, Loading: Table.Loading },
  parameters: { guide, layout: 'padded' },
  args: {
    caption: 'Devices',
    children: (
      <>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Device</Table.ColumnHeader>
            <Table.ColumnHeader>Place</Table.ColumnHeader>
            <Table.ColumnHeader>Last seen</Table.ColumnHeader>
            <Table.ColumnHeader numeric>Workouts</Table.ColumnHeader>
            <Table.ColumnHeader>
              <span className="sr-only">Actions</span>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {[
            { name: 'Firefox on Windows', place: 'Innsbruck, Austria', seen: '3 weeks ago', workouts: 7 },
            { name: 'iPad Air', place: 'Vienna, Austria', seen: 'Yesterday', workouts: 42 },
            { name: 'iPhone 15', place: 'Vienna, Austria', seen: 'Now', workouts: 1118 },
          ].map(({ name, place, seen, workouts }) => (
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
      </>
    ),
  },
} satisfies Meta<typeof Table.Root>
export default meta
type Story = StoryObj<typeof meta>

/** Words, a number and an action in each row. */
export const Default: Story = {}

/** A column that sorts. */
export const Sortable: Story = {
  render: function Sortable() {
    const [sort, setSort] = useState<'ascending' | 'descending' | 'none'>('none')
    const devices = [
      { name: 'Firefox on Windows', place: 'Innsbruck, Austria', seen: '3 weeks ago', workouts: 7 },
      { name: 'iPad Air', place: 'Vienna, Austria', seen: 'Yesterday', workouts: 42 },
      { name: 'iPhone 15', place: 'Vienna, Austria', seen: 'Now', workouts: 1118 },
    ]
    return (
      <Table.Root caption="Devices">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader sort={sort} onSort={setSort}>
              Device
            </Table.ColumnHeader>
            <Table.ColumnHeader>Place</Table.ColumnHeader>
            <Table.ColumnHeader>Last seen</Table.ColumnHeader>
            <Table.ColumnHeader numeric>Workouts</Table.ColumnHeader>
            <Table.ColumnHeader>
              <span className="sr-only">Actions</span>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {(sort === 'descending' ? devices.toReversed() : devices).map(({ name, place, seen, workouts }) => (
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
      </Table.Root>
    )
  },
}

/** No rows. */
export const Empty: Story = {
  args: {
    children: (
      <>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Device</Table.ColumnHeader>
            <Table.ColumnHeader>Place</Table.ColumnHeader>
            <Table.ColumnHeader>Last seen</Table.ColumnHeader>
            <Table.ColumnHeader numeric>Workouts</Table.ColumnHeader>
            <Table.ColumnHeader>
              <span className="sr-only">Actions</span>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Empty columns={5}>No devices yet. Sign in on one to see it here.</Table.Empty>
      </>
    ),
  },
}

/** Rows that are not loaded yet. */
export const Loading: Story = {
  args: {
    children: (
      <>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Device</Table.ColumnHeader>
            <Table.ColumnHeader>Place</Table.ColumnHeader>
            <Table.ColumnHeader>Last seen</Table.ColumnHeader>
            <Table.ColumnHeader numeric>Workouts</Table.ColumnHeader>
            <Table.ColumnHeader>
              <span className="sr-only">Actions</span>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Loading columns={5} />
      </>
    ),
  },
}

/** A heading on the page says what it is about, so the caption is for screen readers. */
export const CaptionHidden: Story = { args: { captionHidden: true } }

/** Wider than its container: it scrolls to the side, with the keyboard too, and its caption stays. */
export const Narrow: Story = {
  args: { className: 'max-w-72' },
  play: check(async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Devices' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  }),
}

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
