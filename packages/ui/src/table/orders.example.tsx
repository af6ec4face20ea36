import { Badge } from '@tropa/ui/badge'
import { Table, type TableColumn } from '@tropa/ui/table'

export type Order = { id: string; customer: string; state: 'Sent' | 'Packed'; total: number }

export const columns: TableColumn<Order>[] = [
  { key: 'id', header: 'Order', cell: (order) => order.id },
  { key: 'customer', header: 'Customer', cell: (order) => order.customer },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'Sent' ? 'success' : 'warning'}>{state}</Badge>,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: (order) => order.total.toLocaleString('en-US'),
  },
]

export const orders: Order[] = [
  { id: '1042', customer: 'Ana Reyes', state: 'Sent', total: 1240 },
  { id: '1043', customer: 'Ben Santos', state: 'Packed', total: 89 },
  { id: '1044', customer: 'Carla Dizon-Villanueva', state: 'Sent', total: 15300 },
]

export const Orders = () => (
  <Table caption="Orders" columns={columns} rows={orders} rowKey={(order) => order.id} />
)
