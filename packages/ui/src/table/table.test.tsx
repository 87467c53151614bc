import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Table } from './table.ts'

/** The observer of a table's size, which a test calls as a browser would. */
let observeSize = () => {}
class ResizeObserver {
  constructor(callback: () => void) {
    observeSize = callback
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', ResizeObserver))

type Sort = 'ascending' | 'descending' | 'none'

function Sessions({ sort, onSort }: { sort?: Sort; onSort?: (order: 'ascending' | 'descending') => void }) {
  return (
    <Table.Root caption="Sessions">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader sort={sort} onSort={onSort}>
            Device
          </Table.ColumnHeader>
          <Table.ColumnHeader numeric>Climbs</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>iPhone</Table.RowHeader>
          <Table.Cell numeric>12</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  )
}

it('is named by its caption, with headers of columns and rows', () => {
  render(<Sessions />)
  expect(screen.getByRole('table', { name: 'Sessions' })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Climbs' })).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: 'iPhone' })).toBeInTheDocument()
})

it.each([
  ['none', null, 'ascending'],
  ['ascending', 'ascending', 'descending'],
  ['descending', 'descending', 'ascending'],
] as const)('a column sorted %s says so, and its button asks for the other order', async (sort, said, asked) => {
  const onSort = vi.fn()
  render(<Sessions sort={sort} onSort={onSort} />)
  expect(screen.getByRole('columnheader', { name: 'Device' }).getAttribute('aria-sort')).toBe(said)
  await userEvent.click(screen.getByRole('button', { name: 'Device' }))
  expect(onSort).toHaveBeenCalledExactlyOnceWith(asked)
})

it('a column that cannot be sorted has no button', () => {
  render(<Sessions />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('can sort by a link', () => {
  render(
    <Table.Root caption="Sessions">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader sort="none" render={<a href="?sort=device" />}>
            Device
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
    </Table.Root>,
  )
  expect(screen.getByRole('link', { name: 'Device' })).toHaveAttribute('href', '?sort=device')
})

it('takes the focus and is a region while it is wider than its container', () => {
  render(<Sessions />)
  const container = screen.getByRole('table').parentElement as HTMLElement
  expect(container).not.toHaveAttribute('tabindex')

  Object.defineProperty(container, 'scrollWidth', { value: 900, configurable: true })
  act(() => observeSize())
  expect(screen.getByRole('region', { name: 'Sessions' })).toHaveAttribute('tabindex', '0')

  Object.defineProperty(container, 'scrollWidth', { value: 0 })
  act(() => observeSize())
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('says that it is empty, or loading, across its columns', () => {
  const { rerender } = render(
    <Table.Root caption="Sessions">
      <Table.Empty columns={3}>No sessions yet</Table.Empty>
    </Table.Root>,
  )
  expect(screen.getByRole('cell', { name: 'No sessions yet' })).toHaveAttribute('colspan', '3')

  rerender(
    <Table.Root caption="Sessions">
      <Table.Loading columns={3} rows={2} label="Lädt" />
    </Table.Root>,
  )
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getAllByText('Lädt')).toHaveLength(1)
  expect(screen.getByRole('rowgroup')).toHaveAttribute('aria-busy', 'true')
})
