import { academicMonthOf, concerns } from '@tropa/contract/time/academic-year'
import { dateIn } from '@tropa/contract/time/team-time'
import { readSite } from '../../payload/globals/read-site'
import { api } from '../../rpc/procedure'
import { toAcademicCalendar } from './academic-year'
import { readEventsOfYear } from './read'

/** Implements the contract's procedure for the academic calendar. */
export const calendarProcedures = {
  get: api.calendar.get.handler(async ({ context: { payload, env, drafts }, input }) => {
    const chosenYear = input.year ?? (await readSite(payload)).academicYear
    const year = chosenYear ?? academicMonthOf(dateIn(env.timeZone)).startYear
    const events = await readEventsOfYear(payload, year, drafts)
    return toAcademicCalendar(
      year,
      events.filter(({ audience }) => concerns(audience, input.for)),
    )
  }),
}
