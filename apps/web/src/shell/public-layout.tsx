import { type ComponentType, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
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

/** The skeletons that are shown while a page loads, by the page's path. */
export type Skeletons = Readonly<Record<string, ComponentType>>

interface PublicLayoutProps {
  /** Fetches the skeletons only once a page takes long, so that a visit starts without them. */
  loadSkeletons: () => Promise<Skeletons>
}

export const PublicLayout = ({ loadSkeletons }: PublicLayoutProps) => {
  const pending = usePendingPath()
  const [skeletons, setSkeletons] = useState<Skeletons>({})
  const isPending = pending !== undefined
  useEffect(() => {
    if (isPending) loadSkeletons().then(setSkeletons, () => undefined)
  }, [isPending, loadSkeletons])
  const Skeleton = isPending ? skeletons[pending] : undefined
  return (
    <>
      {Skeleton ? <Skeleton /> : <Outlet />}
      <PublicBar />
    </>
  )
}
