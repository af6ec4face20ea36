import '../../../payload/components/tools.css'
import './month.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { firstWeekday } from '@tropa/contract/settings/week'
import { audienceName, studentsText } from '@tropa/contract/calendar/audience'
import { startYearOf } from '@tropa/contract/calendar/academic-year'
import { dateIn } from '@tropa/contract/base/team-time'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, BeforeListTableServerProps } from 'payload'
import { findRows } from '../../../database/rows'
import { capitalised } from '../../../payload/fields/capitalised'
import { toStoredDate } from '../../../payload/fields/stored-date'
import { readSettings } from '../../../payload/globals/read-settings'
import {
  addMonths,
  calendarAddress,
  lastDayOf,
  monthAddress,
  nameOfMonth,
  oldestFirst,
  readMonth,
} from '../month'
import { readForEditor } from '../read'
import { CalendarTools } from './calendar-tools'
import { Month } from './month'
import { timeZoneOf } from '../../../payload/globals/time-zone'

/** The page of the list on which the events of today begin, where the oldest stand first. */
const pageOfToday = async ({ data, limit, payload }: BeforeListTableServerProps) => {
  const today = toStoredDate(dateIn(timeZoneOf(payload)))
  const where = { start: { less_than: today } }
  const { totalDocs } = await payload.count({ collection: 'calendar', where })
  return Math.min(Math.floor(totalDocs / limit) + 1, Number(data.totalPages))
}

/**
 * The link from the list of events to the month and the import forms. Redirects a list that is opened without query
 * parameters to the page of today.
 */
export const MonthLink = async (props: BeforeListTableServerProps) => {
  const { listPreferences, params, searchParams } = props
  // Editors who have not changed the list yet have no preferences.
  const { sort = oldestFirst } = { ...listPreferences }
  const isTrash = Array.isArray(params?.segments) && params.segments.includes('trash')
  if (sort === oldestFirst && !isTrash && Object.keys(searchParams ?? {}).length === 0) {
    const page = await pageOfToday(props)
    if (page > 1) redirect(`${calendarAddress}?page=${page}`)
  }
  return (
    <p className="tool">
      <Link href={`${calendarAddress}/months`}>
        See the calendar by month, import a file or copy a year
      </Link>
    </p>
  )
}

/** The panel's view of one month of the calendar, drafts included. It opens on the current month. */
export const MonthView = async ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  const today = dateIn(timeZoneOf(req.payload))
  const month = readMonth(searchParams?.month, today)
  const { terms, audiences, week } = await readSettings(req.payload)
  const year = startYearOf(`${month}-01`, terms)
  const [yearBefore, yearAfter] = [addMonths(month, -12), addMonths(month, 12)]
  const [before, after] = [yearBefore.slice(0, 4), yearAfter.slice(0, 4)]
  const links = [
    { month: yearBefore, label: `Previous year, ${before}`, text: `« ${before}` },
    { month: addMonths(month, -1), label: 'Previous month', text: '← Previous' },
    { month: today.slice(0, 7), label: 'Today', text: 'Today' },
    { month: addMonths(month, 1), label: 'Next month', text: 'Next →' },
    { month: yearAfter, label: `Next year, ${after}`, text: `${after} »` },
  ]
  const events = await readForEditor(req, { first: `${month}-01`, last: lastDayOf(month) })
  const live = await findRows(req.payload, 'calendar', {
    where: {
      and: [{ id: { in: events.map(({ id }) => id) } }, { _status: { equals: 'published' } }],
    },
  })
  return (
    <Gutter className="month">
      <SetStepNav nav={[{ label: 'Events', url: calendarAddress }, { label: 'By month' }]} />
      <div className="month__head">
        <h1>{nameOfMonth(month)}</h1>
        <nav aria-label="Months">
          {links.map(({ month: linked, label, text }) => (
            <Link key={label} prefetch={false} href={monthAddress(linked)} aria-label={label}>
              {text}
            </Link>
          ))}
        </nav>
        <Link prefetch={false} href={calendarAddress}>
          All events
        </Link>
      </div>
      <Month
        month={month}
        today={today}
        audiences={audiences.map((row) => ({
          _id: row._id,
          name: capitalised(studentsText([row])),
        }))}
        weekStart={firstWeekday[week]}
        events={events.map((event) => {
          const concerned = audiences.filter(({ _id }) => event.audience.includes(_id))
          return {
            ...event,
            isLive: live.some(({ id }) => id === event.id),
            title: event.title || 'Untitled',
            audience: concerned.map(audienceName),
            students: studentsText(concerned),
          }
        })}
      />
      <CalendarTools key={year} year={year} />
    </Gutter>
  )
}
