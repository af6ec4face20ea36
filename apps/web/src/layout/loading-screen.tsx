import { Page } from '@tropa/ui/page'
import { Skeleton, SkeletonGroup } from '@tropa/ui/skeleton'

/** Stands while a member's screen is on its way. */
export const LoadingScreen = () => (
  <Page>
    <h1 className="sr-only">Loading</h1>
    <SkeletonGroup label="Loading" className="grid gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-40 w-full rounded-card" />
    </SkeletonGroup>
  </Page>
)
