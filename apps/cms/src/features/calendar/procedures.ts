import { dateIn } from '@tropa/contract/time/team-time'
import { api } from '../../rpc/procedure'
import { readSite } from '../../payload/globals/read-site'
import { layOutAcademicYear } from './academic-year'
import { readEventsOfYear } from './read'

/** The call for the academic calendar. */
export const calendarProcedures = {
  get: api.calendar.get.handler(async ({ context: { payload, env, drafts }, input }) => {
    const asked = input.year ?? (await readSite(payload)).academicYear
    const year = asked ?? Number(dateIn(env.timeZone).slice(0, 4))
    return layOutAcademicYear(year, await readEventsOfYear(payload, year, drafts))
  }),
}
