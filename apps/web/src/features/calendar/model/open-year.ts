import { academicMonthOf, startYearOf } from '@tropa/contract/calendar/academic-year'
import { dateIn, isTimeZone } from '@tropa/contract/base/team-time'
import type { ApiClient } from '../../../api/api-context'

/**
 * The start year to open; between two academic years, the next one's. `undefined` leaves the choice to the server,
 * which takes today's year or the pinned one.
 */
export const yearToOpen = async (
  client: Pick<ApiClient, 'settings' | 'site'>,
): Promise<number | undefined> => {
  const [{ terms }, { timeZone, academicYear }] = await Promise.all([
    client.settings.get(),
    client.site.get(),
  ])
  const today = dateIn(isTimeZone(timeZone) ? timeZone : 'UTC')
  const { startYear } = academicMonthOf(today, terms)
  return academicYear === null && startYear !== startYearOf(today, terms) ? startYear : undefined
}
