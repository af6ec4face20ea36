import { Badge } from '../badge/badge'
import { Table, type TableColumn } from './table'

export type Order = { id: string; customer: string; state: 'Sent' | 'Packed'; total: number }

const orders: Order[] = [
  { id: '1042', customer: 'Ana Reyes', state: 'Sent', total: 1240 },
  { id: '1043', customer: 'Ben Santos', state: 'Packed', total: 89 },
]

export const orderColumns: TableColumn<Order>[] = [
  { key: 'id', header: 'Order', cell: (order) => order.id },
  { key: 'customer', header: 'Customer', cell: (order) => order.customer },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'Sent' ? 'green' : 'amber'}>{state}</Badge>,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: (order) => order.total.toLocaleString('en-US'),
  },
]

/** Orders with their states and totals. */
export const TableExamples = () => (
  <Table caption="Orders" columns={orderColumns} rows={orders} rowKey={(order) => order.id} />
)
