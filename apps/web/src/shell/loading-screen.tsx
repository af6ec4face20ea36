import { paths } from '@tropa/contract/pages'
import { Page } from '@tropa/ui/page'
import { Skeleton, SkeletonGroup } from '@tropa/ui/skeleton'

export const LoadingScreen = () => (
  <Page>
    <h1 className="sr-only">Loading</h1>
    <noscript>
      <p className="mb-6 text-md">
        The members&apos; area needs JavaScript. <a href={paths.home}>Back to the home page</a>
      </p>
    </noscript>
    <SkeletonGroup label="Loading" className="grid gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-40 w-full rounded-card" />
    </SkeletonGroup>
  </Page>
)
