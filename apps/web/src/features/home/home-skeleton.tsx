import { Page } from '@tropa/ui/page'
import { Skeleton, SkeletonGroup } from '@tropa/ui/skeleton'
import { bento, bentoPage, tileAreas } from './home-grid'

export const HomeSkeleton = () => (
  <Page className={bentoPage}>
    <SkeletonGroup label="Loading the home page" className={bento}>
      <Skeleton className={`${tileAreas.logo} min-h-36 rounded-tile`} />
      <Skeleton className={`${tileAreas.team} min-h-32 rounded-tile sm:min-h-60`} />
      <Skeleton className={`${tileAreas.capstone} min-h-36 rounded-tile`} />
      <Skeleton className={`${tileAreas.about} min-h-16 rounded-tile`} />
      <Skeleton className={`${tileAreas.next} min-h-20 rounded-tile`} />
      <Skeleton className={`${tileAreas.contact} min-h-20 rounded-tile`} />
    </SkeletonGroup>
  </Page>
)
