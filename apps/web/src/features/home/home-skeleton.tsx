import { Page } from '@tropa/ui/page'
import { Skeleton, SkeletonGroup } from '@tropa/ui/skeleton'
import { bento, bentoPage, places } from './bento'

/** The home page while it is loading. */
export const HomeSkeleton = () => (
  <Page className={bentoPage}>
    <SkeletonGroup label="Loading the home page" className={bento}>
      <Skeleton className={`${places.logo} min-h-36 rounded-tile`} />
      <Skeleton className={`${places.team} min-h-32 rounded-tile sm:min-h-60`} />
      <Skeleton className={`${places.capstone} min-h-36 rounded-tile`} />
      <Skeleton className={`${places.about} min-h-16 rounded-tile`} />
      <Skeleton className={`${places.small} min-h-20 rounded-tile`} />
      <Skeleton className={`${places.small} min-h-20 rounded-tile`} />
      <Skeleton className={`${places.link} min-h-20 rounded-tile`} />
      <Skeleton className={`${places.link} min-h-20 rounded-tile`} />
    </SkeletonGroup>
  </Page>
)
