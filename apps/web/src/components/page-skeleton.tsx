import { Page } from '@tropa/ui/page'
import { Skeleton, SkeletonGroup } from '@tropa/ui/skeleton'
import type { ReactNode } from 'react'

interface PageSkeletonProps {
  label: string
  /** Whether the page has a line under its title. */
  lead?: boolean
  /** For the page, where it is wider than others. */
  className?: string
  children: ReactNode
}

/** The skeleton of a page: its title, then the page's own shapes. */
export const PageSkeleton = ({ label, lead = false, className, children }: PageSkeletonProps) => (
  <Page className={className}>
    <SkeletonGroup label={label}>
      <div className="mb-6 grid gap-2 sm:mb-8">
        <Skeleton className="my-0.5 h-7 w-64 max-w-full sm:h-9.5 sm:w-96" />
        {lead ? <Skeleton className="my-1 h-4.5 w-56 max-w-full" /> : null}
      </div>
      {children}
    </SkeletonGroup>
  </Page>
)
