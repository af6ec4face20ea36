import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { PlusIcon } from '@tropa/ui/icons'
import { Page } from '@tropa/ui/page'
import { Pagination } from '@tropa/ui/pagination'
import { SearchField } from '@tropa/ui/search-field'
import { Table, type TableColumn } from '@tropa/ui/table'
import { useState } from 'react'

type Order = { id: string; customer: string; sent: boolean; total: number }

const customers = ['Ana Reyes', 'Ben Santos', 'Carla Dizon', 'Dario Cruz', 'Ella Lim']

const orders: Order[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(1042 + index),
  customer: customers[index % customers.length] ?? '',
  sent: index % 3 === 0,
  total: 89 + 137 * index,
}))

const columns: TableColumn<Order>[] = [
  { key: 'id', header: 'Order', width: 'sm:w-28', rowHeader: true, cell: ({ id }) => id },
  { key: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  {
    key: 'state',
    header: 'State',
    width: 'sm:w-32',
    cell: ({ sent }) => (
      <Badge tone={sent ? 'success' : 'neutral'}>{sent ? 'Sent' : 'Packed'}</Badge>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    width: 'sm:w-28',
    cell: ({ total }) => total.toLocaleString('en-US'),
  },
]

const pageSize = 5

export const OrdersPage = () => {
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)

  const search = (text: string) => {
    setQuery(text)
    setPage(1)
  }
  const wanted = query.toLocaleLowerCase()
  const found = orders.filter(({ id, customer }) =>
    `${id} ${customer}`.toLocaleLowerCase().includes(wanted),
  )
  const first = (page - 1) * pageSize
  const rows = found.slice(first, first + pageSize)
  const totalPages = Math.ceil(found.length / pageSize)

  return (
    <Page
      title="Orders"
      actions={
        <Button>
          <PlusIcon aria-hidden />
          Add order
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <SearchField
          label="Search orders"
          placeholder="Number or customer"
          query={query}
          onSearch={search}
        />
        {found.length === 0 ? (
          <EmptyState
            title={`No orders match “${query}”`}
            description="Search for a part of a number or of a name."
            action={
              <Button variant="secondary" onClick={() => search('')}>
                Show all orders
              </Button>
            }
          />
        ) : (
          <Table
            caption="Orders"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowAction={{
              label: ({ id }) => `Open order ${id}`,
              onSelect: ({ id }) => {
                location.hash = id
              },
            }}
          />
        )}
        {totalPages > 1 ? (
          <Pagination
            page={page}
            totalPages={totalPages}
            onPageChange={setPage}
            summary={`${first + 1} to ${first + rows.length} of ${found.length}`}
          />
        ) : null}
      </div>
    </Page>
  )
}
