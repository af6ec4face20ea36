import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { useOnDemand } from '../hooks/use-on-demand'
import { SiteBar } from './site-bar'

/** The skeletons of pages by their paths. */
export type Skeletons = Record<string, ComponentType | undefined>

/** Milliseconds after which a loading page is replaced by its skeleton. */
const skeletonDelay = 150

/** The path that is being loaded, if that takes longer than `skeletonDelay`. */
const usePendingPath = (onLoading: () => void) => {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const loading = next === pathname ? undefined : next
  const [pending, setPending] = useState<string>()

  useEffect(() => {
    if (loading === undefined) return
    onLoading()
    const timer = setTimeout(() => {
      setPending(loading)
      window.scrollTo(0, 0)
    }, skeletonDelay)
    return () => {
      clearTimeout(timer)
      setPending(undefined)
    }
  }, [loading, onLoading])

  return pending === loading ? pending : undefined
}

interface PublicLayoutProps {
  importSkeletons: () => Promise<{ skeletons: Skeletons }>
}

/** The layout of the public pages and the login: the screen and the floating bar. */
export const PublicLayout = ({ importSkeletons }: PublicLayoutProps) => {
  const [fetched, fetchSkeletons] = useOnDemand(importSkeletons)
  const pending = usePendingPath(fetchSkeletons)
  const Skeleton = pending === undefined ? undefined : fetched?.skeletons[pending]
  return (
    <>
      {Skeleton ? <Skeleton /> : <Outlet />}
      <SiteBar />
    </>
  )
}
