import { Table } from '@summit/ui/table'
import type { Guide } from '../../../.storybook/docs/guide.ts'

const Numbers = ({ numeric }: { numeric: boolean }) => (
  <Table.Root caption="Climbs">
    <Table.Body>
      {['1,240 m', '86 m'].map((height) => (
        <Table.Row key={height}>
          <Table.RowHeader>Height</Table.RowHeader>
          <Table.Cell numeric={numeric}>{height}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)

export const guide: Guide = {
  entries: ['table'],
  since: '0.1.0',
  status: 'beta',
  use: ['Things of one kind that people compare: sessions, invoices, results.'],
  instead: [
    'One or two facts per thing: a list. A few things to choose from: [Card](./?path=/docs/ui-card--docs).',
    'Thousands of rows, editing in cells, moving columns: a data grid, such as AG Grid.',
  ],
  advice: [
    {
      do: { text: 'Set numbers at the end of their column.', Example: () => <Numbers numeric /> },
      dont: { text: 'Set them like words: nobody sees which is larger.', Example: () => <Numbers numeric={false} /> },
    },
  ],
  anatomy: {
    parts: {
      'table-root': 'The container, which scrolls to the side.',
      'table-header': 'The row of column headers.',
      'table-body': 'The rows.',
      'table-row': 'A row.',
      'table-column-header': 'The header of a column.',
      'table-sort': 'Optional: the button in it that sorts.',
      'table-row-header': 'The cell that names its row.',
      'table-cell': 'A cell.',
      'table-empty': 'In place of the rows: there are none.',
      'table-loading': 'In place of the rows: they are loading.',
    },
  },
  keys: {
    Tab: 'Moves to the table while it is wider than the page, then to the buttons in it.',
    '←, →': 'Scroll it to the side.',
    'Enter, Space': 'On a column’s button: sort by it, then in the other order.',
  },
  access: [
    'A native `<table>`, named by its caption. Where it scrolls, its container is a region with the same name.',
    'The sorted column has `aria-sort`. The host sorts, and says in an element with `role="status"` what it has done if that takes time.',
    'A loading table has `aria-busy`, and one text for screen readers.',
  ],
}
