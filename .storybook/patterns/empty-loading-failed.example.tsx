import { Button } from '@tropa/ui/button'
import { Card } from '@tropa/ui/card'
import { EmptyState } from '@tropa/ui/empty-state'
import { ErrorState } from '@tropa/ui/error-state'
import { Skeleton, SkeletonGroup } from '@tropa/ui/skeleton'

type Order = { id: string; customer: string }

type OrderListProps = {
  /** `undefined` while they are loaded. */
  orders?: readonly Order[]
  failed?: boolean
  retrying?: boolean
  onRetry: () => void
}

const grid = 'grid gap-3 sm:grid-cols-2'

export const OrderList = ({ orders, failed = false, retrying, onRetry }: OrderListProps) => {
  if (failed) {
    return (
      <ErrorState
        title="The orders could not be loaded"
        description="Check your connection and try again."
        onRetry={onRetry}
        retrying={retrying}
      />
    )
  }
  if (!orders) {
    return (
      <SkeletonGroup label="Loading orders" className={grid}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Card key={place} className="grid gap-2">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="w-2/3" />
          </Card>
        ))}
      </SkeletonGroup>
    )
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        description="An order appears here as soon as a customer has paid."
        action={<Button variant="secondary">Add order</Button>}
      />
    )
  }
  return (
    <ul className={grid}>
      {orders.map(({ id, customer }) => (
        <Card key={id} asChild>
          <li>
            <h3 className="text-md">{id}</h3>
            <p className="text-ink-soft">{customer}</p>
          </li>
        </Card>
      ))}
    </ul>
  )
}

export const Example = () => (
  <OrderList orders={[{ id: '1042', customer: 'Ana Reyes' }]} onRetry={() => location.reload()} />
)
