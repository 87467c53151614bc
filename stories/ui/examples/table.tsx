import { Table } from '@summit/ui/table'

export const Example = () => (
  <Table.Root caption="Devices">
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader sort="ascending" onSort={() => {}}>
          Device
        </Table.ColumnHeader>
        <Table.ColumnHeader>Last seen</Table.ColumnHeader>
        <Table.ColumnHeader numeric>Workouts</Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      <Table.Row>
        <Table.RowHeader>iPhone 15</Table.RowHeader>
        <Table.Cell>Today</Table.Cell>
        <Table.Cell numeric>118</Table.Cell>
      </Table.Row>
      <Table.Row>
        <Table.RowHeader>Firefox on Windows</Table.RowHeader>
        <Table.Cell>3 weeks ago</Table.Cell>
        <Table.Cell numeric>7</Table.Cell>
      </Table.Row>
    </Table.Body>
  </Table.Root>
)
