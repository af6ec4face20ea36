import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import type { PageAt } from './page-handle'
import { PublicBar } from './public-bar'

/** Milliseconds after which a loading page is replaced by its skeleton. */
const skeletonDelay = 150

/** The path that is being loaded, if that takes longer than `skeletonDelay`. */
const usePendingPath = () => {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const loading = next === pathname ? undefined : next
  const [pending, setPending] = useState<string>()

  useEffect(() => {
    if (loading === undefined) return
    const timer = setTimeout(() => {
      setPending(loading)
      window.scrollTo(0, 0)
    }, skeletonDelay)
    return () => {
      clearTimeout(timer)
      setPending(undefined)
    }
  }, [loading])

  return pending === loading ? pending : undefined
}

export const PublicLayout = ({ pageAt }: { pageAt: PageAt }) => {
  const pending = usePendingPath()
  const Skeleton = pending === undefined ? undefined : pageAt(pending)?.skeleton
  return (
    <>
      {Skeleton ? <Skeleton /> : <Outlet />}
      <PublicBar />
    </>
  )
}
