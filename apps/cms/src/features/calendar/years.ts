import { spanOfAcademicYear, startYearOf, type Terms } from '@tropa/contract/calendar/academic-year'
import { dateIn } from '@tropa/contract/base/team-time'
import { readSettings } from '../../payload/globals/read-settings'
import { readSite } from '../../payload/globals/read-site'
import type { ApiContext } from '../../rpc/context'
import { readAllEvents, type StoredEvent } from './read'

/** The start year of the academic year that the team has pinned, else of the one that today belongs to. */
export const readOwnYear = async ({ payload, env }: Pick<ApiContext, 'payload' | 'env'>) =>
  (await readSite(payload)).academicYear ??
  startYearOf(dateIn(env.timeZone), (await readSettings(payload)).terms)

const yearOf = (date: string) => Number(date.slice(0, 4))

/** Two academic years may share a month, so an event may be in one more academic year than calendar years. */
const yearsOf = ({ start, end }: StoredEvent, terms: Terms) =>
  Array.from({ length: yearOf(end) - yearOf(start) + 2 }, (_, index) => yearOf(start) - 1 + index)
    .map((year) => ({ year, ...spanOfAcademicYear(year, terms) }))
    .flatMap(({ year, first, last }) => (start <= last && end >= first ? [year] : []))

/**
 * The start years of the team's academic year and of those with events. Only for these are responses cached, because
 * anybody may ask for thousands of others.
 */
export const readYears = (
  context: Pick<ApiContext, 'payload' | 'env' | 'cache'>,
): Promise<ReadonlySet<number>> =>
  context.cache.read(
    `calendar years ${dateIn(context.env.timeZone)}`,
    ['calendar', 'site', 'settings'],
    async () => {
      const events = await readAllEvents(context.payload)
      const { terms } = await readSettings(context.payload)
      const years = events.flatMap((event) => yearsOf(event, terms))
      return new Set([await readOwnYear(context), ...years])
    },
  )
