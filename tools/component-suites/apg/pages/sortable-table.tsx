import { Table } from '@summit/ui/table'
import { useState } from 'react'

const columns = ['First Name', 'Last Name', 'Company', 'Address', 'Favorite Number']

/** Sorted by its first column, as the example. */
export function Page() {
  const [sorting, setSorting] = useState({ column: 0, order: 'ascending' as 'ascending' | 'descending' })
  return (
    <Table.Root caption="Students currently enrolled">
      <Table.Header>
        <Table.Row>
          {columns.map((name, column) => (
            <Table.ColumnHeader
              key={name}
              {...(name !== 'Address' && { sort: sorting.column === column ? sorting.order : 'none' })}
              onSort={(order) => setSorting({ column, order })}
            >
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          {['Fred', 'Jackson', 'Acme, Inc.', '123 Broad St.', '56'].map((text) => (
            <Table.Cell key={text}>{text}</Table.Cell>
          ))}
        </Table.Row>
      </Table.Body>
    </Table.Root>
  )
}
