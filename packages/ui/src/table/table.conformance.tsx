import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Table } from './table'

const onSelect = vi.fn()
const rows = [{ id: '1042', customer: 'Ana' }]

export const conformance: Conformance = {
  component: 'Table',
  pattern: apg('Table', 'table'),
  render: (forwarded) => (
    <Table
      {...forwarded}
      caption="Orders"
      columns={[
        { key: 'id', header: 'Order', cell: (row) => row.id },
        { key: 'customer', header: 'Customer', cell: (row) => row.customer },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      rowAction={{ label: (row) => `Open order ${row.id}`, onSelect }}
    />
  ),
  root: '[data-slot="table"]',
  name: { role: 'table', name: 'Orders' },
  keyboard: [
    {
      does: 'a row with an action is one tab stop, Enter runs the action',
      run: async ({ user }) => {
        await user.tab()
        await user.keyboard('{Enter}')
        expect(onSelect).toHaveBeenLastCalledWith(rows[0])
      },
    },
  ],
}
