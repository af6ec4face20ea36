import { Disclosure } from '@tropa/ui/disclosure'
import { Skeleton } from '@tropa/ui/skeleton'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Change } from './change-list'

// Comparing words takes code that few readers of a page need.
const LazyChangeList = lazy(async () => ({ default: (await import('./change-list')).ChangeList }))

/** The same shape while the changes load. */
export const ChangesSkeleton = () => <Skeleton className="h-16" />

/** What changed in each text. Its code is fetched when it is shown first. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <Suspense fallback={<ChangesSkeleton />}>
    <LazyChangeList changes={changes} />
  </Suspense>
)

interface WhatChangedProps {
  /** What has changed, for screen readers, where several stand on one page. */
  about?: string
  children: ReactNode
}

/** A disclosure whose content is made when it is opened first. */
export const WhatChanged = ({ about, children }: WhatChangedProps) => {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure
      title={
        <>
          See what changed
          {about === undefined ? null : <span className="sr-only">: {about}</span>}
        </>
      }
      className="print:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
    >
      {wasOpened ? children : null}
    </Disclosure>
  )
}
