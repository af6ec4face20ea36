import { Card } from '../card/card'
import { Skeleton, SkeletonGroup } from './skeleton'

/** The shape of a list of cards while it loads. */
export const SkeletonExamples = () => (
  <SkeletonGroup label="Loading orders" className="grid gap-3 sm:grid-cols-2">
    {['first', 'second'].map((card) => (
      <Card key={card} className="grid gap-3">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton />
        <Skeleton className="w-5/6" />
      </Card>
    ))}
  </SkeletonGroup>
)
