import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@tropa/ui/dropdown-menu'
import { EllipsisIcon } from '@tropa/ui/icons'
import { Page } from '@tropa/ui/page'
import { Table, type TableColumn } from '@tropa/ui/table'
import { toast } from '@tropa/ui/toast'
import { Toaster } from '@tropa/ui/toaster'
import { useState } from 'react'

type Order = { id: string; customer: string }

const allOrders: Order[] = [
  { id: '1042', customer: 'Ana Reyes' },
  { id: '1043', customer: 'Ben Santos' },
  { id: '1044', customer: 'Carla Dizon-Villanueva' },
]

/** Stands for the request, which fails without a connection. */
const sendCancellation = async () => {
  await new Promise((resolve) => setTimeout(resolve, 400))
  if (!navigator.onLine) throw new Error('No connection')
}

const OrdersWithActions = () => {
  const [orders, setOrders] = useState(allOrders)
  // Kept while the question closes, so that its title stays.
  const [asked, setAsked] = useState<Order>()
  const [isAsking, setIsAsking] = useState(false)
  const [canceling, setCanceling] = useState(false)

  const cancel = async ({ id }: Order) => {
    setCanceling(true)
    try {
      await sendCancellation()
      setOrders((all) => all.filter((order) => order.id !== id))
      setIsAsking(false)
      toast.success(`Order ${id} is canceled`)
    } catch {
      // The question stays, so that it can be answered again.
      toast.error(`Order ${id} could not be canceled`, {
        description: 'Check your connection and try again.',
      })
    }
    setCanceling(false)
  }

  const columns: TableColumn<Order>[] = [
    { key: 'id', header: 'Order', width: 'sm:w-28', rowHeader: true, cell: ({ id }) => id },
    { key: 'customer', header: 'Customer', cell: ({ customer }) => customer },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      width: 'sm:w-48',
      cell: (order) => (
        <span className="inline-flex items-center gap-1">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Print order ${order.id}`}
            onClick={() => toast(`Order ${order.id} is printed`)}
          >
            Print
          </Button>
          <DropdownMenu
            label={`More for order ${order.id}`}
            icon={<EllipsisIcon aria-hidden />}
            variant="ghost"
          >
            <DropdownMenuItem onSelect={() => toast(`Order ${order.id} is sent again`)}>
              Send it again
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              tone="danger"
              onSelect={() => {
                setAsked(order)
                setIsAsking(true)
              }}
            >
              Cancel the order
            </DropdownMenuItem>
          </DropdownMenu>
        </span>
      ),
    },
  ]

  return (
    <Page title="Orders">
      <Table
        caption="Orders"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        rowAlign="middle"
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Cancel order ${asked?.id ?? ''}?`}
        description="The customer is told by e-mail. This cannot be undone."
        confirmLabel="Cancel the order"
        tone="danger"
        loading={canceling}
        onConfirm={() => {
          if (asked) void cancel(asked)
        }}
      />
    </Page>
  )
}

export const Example = () => (
  <>
    <OrdersWithActions />
    <Toaster />
  </>
)
