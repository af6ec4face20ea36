import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { useFirstSign } from '../hooks/use-first-interaction'
import { useOnDemand } from '../hooks/use-on-demand'
import { SiteBar } from './site-bar'

/** What stands in for each page, by its address, while it is on its way. */
export type Skeletons = Record<string, ComponentType | undefined>

/** A page that comes sooner than this needs nothing in its place. */
const patience = 150

/** The address that is being loaded, once it has taken its time. */
const usePendingPath = () => {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const awaited = next === pathname ? undefined : next
  const [pending, setPending] = useState<string>()

  useEffect(() => {
    if (awaited === undefined) return
    const timer = setTimeout(() => {
      setPending(awaited)
      window.scrollTo(0, 0)
    }, patience)
    return () => {
      clearTimeout(timer)
      setPending(undefined)
    }
  }, [awaited])

  return pending === awaited ? pending : undefined
}

interface PublicLayoutProps {
  fetchSkeletons: () => Promise<{ skeletons: Skeletons }>
}

/** The public pages and the login: the screen, and the floating bar below it. */
export const PublicLayout = ({ fetchSkeletons }: PublicLayoutProps) => {
  const [fetched, fetchNow] = useOnDemand(fetchSkeletons)
  const pending = usePendingPath()
  useFirstSign(fetchNow)
  const Skeleton = pending === undefined ? undefined : fetched?.skeletons[pending]
  return (
    <>
      {Skeleton ? <Skeleton /> : <Outlet />}
      <SiteBar />
    </>
  )
}
