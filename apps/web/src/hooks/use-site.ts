import type { Site } from '@tropa/contract/site'
import { dateIn } from '@tropa/contract/time/team-time'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router-dom'

/** Id of the route that loads what every page needs. */
export const rootRouteId = 'root'

/** What every page needs: the site's settings, and when the first page was rendered. */
export interface RootData {
  site: Site
  renderedAt: string
}

/** What every page needs, or nothing where loading it failed. */
export const useRootData = () => useRouteLoaderData<RootData>(rootRouteId)

const useLoadedRootData = (): RootData => {
  const data = useRootData()
  if (!data) throw new Error('The site was used where loading it failed')
  return data
}

/** The site's settings. */
export const useSite = (): Site => useLoadedRootData().site

const onceAMinute = (listener: () => void) => {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}

/** Today's date where the team is. Hydrates with the server's date, then follows the visitor's clock. */
export const useToday = (): string => {
  const { site, renderedAt } = useLoadedRootData()
  return useSyncExternalStore(
    onceAMinute,
    () => dateIn(site.timeZone),
    () => dateIn(site.timeZone, new Date(renderedAt)),
  )
}
