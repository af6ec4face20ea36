import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { SiteBar } from './site-bar'

export type Skeletons = Record<string, ComponentType | undefined>

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

export const PublicLayout = ({ skeletons }: { skeletons: Skeletons }) => {
  const pending = usePendingPath()
  const Skeleton = pending === undefined ? undefined : skeletons[pending]
  return (
    <>
      {Skeleton ? <Skeleton /> : <Outlet />}
      <SiteBar />
    </>
  )
}
