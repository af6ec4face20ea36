import type { Settings } from '@tropa/contract/settings/settings'
import type { Site } from '@tropa/contract/settings/site'
import { dateIn, isTimeZone } from '@tropa/contract/base/team-time'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { type RootData, rootRouteId } from '../api/loaders'

/** The data of every page that changes with the settings. */
export type SavedSettings = Pick<RootData, 'settings' | 'drawing'>

/** The settings saved since the page was loaded, if any, and the function that sets them. */
const savedSettings = createContext<[SavedSettings | undefined, (saved: SavedSettings) => void]>([
  undefined,
  () => undefined,
])

export const SavedSettingsProvider = savedSettings.Provider

export const useTellSaved = () => useContext(savedSettings)[1]

/** The data every page needs, or `undefined` if loading it failed. */
export const useRootData = (): RootData | undefined => {
  const data = useRouteLoaderData<RootData>(rootRouteId)
  const [saved] = useContext(savedSettings)
  if (!data || !saved) return data
  const { name, tagline, contactEmail, codeUrl } = saved.settings
  return { ...data, ...saved, site: { ...data.site, name, tagline, contactEmail, codeUrl } }
}

const useLoadedRootData = (): RootData => {
  const data = useRootData()
  if (!data) throw new Error('The site was used where loading it failed')
  const { site, fixedZone } = data
  return isTimeZone(site.timeZone) ? data : { ...data, site: { ...site, timeZone: fixedZone } }
}

export const useSite = (): Site => useLoadedRootData().site

/** What the team has chosen for itself: its teams, terms, currency and so on. */
export const useSettings = (): Settings => useLoadedRootData().settings

/** The team's mark: a letter of squares, or the picture that replaces it. */
export const useMark = () => {
  const { settings, drawing } = useLoadedRootData()
  return { drawing, image: settings.mark.image }
}

/** The names of the teams, in their order. */
export const useTeamNames = (): string[] => useSettings().teams.map(({ name }) => name)

export const useSendsMail = (): boolean => useLoadedRootData().sendsMail

export const minute = 60_000

/** Calls back whenever a minute of the clock begins. */
export const subscribeEveryMinute = (listener: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      minute - (Date.now() % minute),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/** Today's date in the team's time zone. Hydrates with the server's date, then follows the visitor's clock. */
export const useToday = (): string => {
  const { site, today } = useLoadedRootData()
  return useSyncExternalStore(
    subscribeEveryMinute,
    () => dateIn(site.timeZone),
    () => today,
  )
}
