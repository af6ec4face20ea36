import { Skeleton } from '@tropa/ui/skeleton'
import { PageSkeleton } from '../../components/page-skeleton'

/** One, two or four cards in a row. */
export const cardGrid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4'

const spansOfTwo = ['sm:col-span-2', 'sm:col-span-1']
const spansOfFour = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1']

/** How many columns the contact tile spans after so many cards, so that it fills the last row. */
export const contactSpan = (cardCount: number) =>
  `${spansOfTwo[cardCount % 2] ?? ''} ${spansOfFour[cardCount % 4] ?? ''}`

export const TeamSkeleton = () => (
  <PageSkeleton label="Loading the team">
    <div className={cardGrid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-56 rounded-tile sm:h-[30rem]" />
      ))}
    </div>
  </PageSkeleton>
)
