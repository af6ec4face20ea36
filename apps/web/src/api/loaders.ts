import { hourMs } from '@tropa/contract/base/durations'
import { isRecord } from '@tropa/contract/base/is-record'
import type { Settings } from '@tropa/contract/settings/settings'
import type { Site } from '@tropa/contract/settings/site'
import { type CalendarDate, utcMidnight } from '@tropa/contract/base/calendar-date'
import { dateIn, isTimeZone } from '@tropa/contract/base/team-time'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ApiClient } from './api-context'
import { apiFailure, isMissingCode } from './api-failure'

/** Id of the route whose loader fetches the `RootData`. */
export const rootRouteId = 'root'

/** The data every page needs. */
export interface RootData {
  site: Site
  settings: Settings
  /** The mark's letter as it is drawn: browsers are sent one letter and not the whole alphabet. */
  drawing: string
  sendsMail: boolean
  /** The team's date. A page depends on content and day alone, so that two instances send the same one. */
  today: CalendarDate
  /** For browsers that do not know the team's time zone. */
  fixedZone: string
  /** The origin of the site's addresses. Only the server sets it; a browser knows its own. */
  origin?: string
}

/** Whether a route's data is the root's, which is missing where it could not be loaded. */
export const isRootData = (data: unknown): data is RootData =>
  isRecord(data) && 'site' in data && 'settings' in data

/**
 * Loads a public page's data. A failure is thrown as a `Response` with the procedure's status, which
 * the server and the browser can both show; the message of a 5xx is left out.
 */
export const publicLoader =
  <T>(load: (search: URLSearchParams) => Promise<T>) =>
  async ({ request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(new URL(request.url).searchParams)
    } catch (error) {
      if (isMissingCode(error)) throw error
      const { status = 503, message } = apiFailure(error)
      throw Response.json({ message: status < 500 ? message : '' }, { status })
    }
  }

/** Loads what every page needs: on the server, and in a browser whose document came without it. */
export const loadRoot = async (client: ApiClient): Promise<RootData> => {
  const [site, settings, { isOffered: sendsMail }, { fixedZone }, { drawingOf }] =
    await Promise.all([
      client.site.get(),
      client.settings.get(),
      client.member.resetLinks(),
      // A browser needs these only where the document came without this data.
      import('@tropa/contract/base/team-moment'),
      import('@tropa/ui/mark-drawing'),
    ])
  const today = dateIn(isTimeZone(site.timeZone) ? site.timeZone : 'UTC')
  // Noon, because if clocks change on that day, they have changed by then.
  const noon = utcMidnight(today).getTime() + 12 * hourMs
  return {
    site,
    settings,
    drawing: drawingOf(settings.mark.letter),
    sendsMail,
    today,
    fixedZone: fixedZone(site.timeZone, noon),
  }
}

export const rootLoader = (client: ApiClient) => publicLoader(() => loadRoot(client))
