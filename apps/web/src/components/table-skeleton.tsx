import { pageSize } from '@tropa/contract/base/pagination'
import { Skeleton } from '@tropa/ui/skeleton'

const rows = Array.from({ length: pageSize }, (_, row) => row)

export const TableSkeleton = () => (
  <>
    <div className="grid gap-3 sm:hidden">
      {rows.map((row) => (
        <Skeleton key={row} className="h-40 rounded-card" />
      ))}
    </div>
    <div className="grid gap-7 rounded-card border border-line bg-surface px-4 py-3.5 max-sm:hidden">
      <Skeleton className="h-3.5" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </div>
  </>
)
