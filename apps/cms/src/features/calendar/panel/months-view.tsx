import '../../../payload/components/tools.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { readSite } from '../../../payload/globals/read-site'
import { slugs } from '../../../payload/slugs'
import { readStoredEvents, type StoredEvent } from '../import/stored-events'
import { monthsOfAcademicYear, type CalendarMonth } from '../months'
import { shortDay } from '../short-day'
import { CalendarTools } from './calendar-tools'

const listAddress = `/cms/collections/${slugs.calendar}`
const monthsAddress = (year: number) => `${listAddress}/months?year=${year}`

const Days = ({ event: { start, end } }: { event: StoredEvent }) =>
  start === end ? shortDay(start) : `${shortDay(start)} – ${shortDay(end)}`

const Month = ({ month: { name, events } }: { month: CalendarMonth }) => (
  <section className="months__month" aria-label={name}>
    <h2>{name}</h2>
    {events.length === 0 ? (
      <p className="tool__hint">No events</p>
    ) : (
      <ul>
        {events.map((event) => (
          <li key={event.id} className="months__event">
            <span>
              <Days event={event} />
            </span>
            <Link href={`${listAddress}/${event.id}`}>{event.title}</Link>
            <span className="months__marks">
              {event.isPublished ? null : <strong>Draft</strong>}
              <span className="months__type">{event.type}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const yearFrom = (parameter: unknown, defaultYear: number) => {
  const year = Number(parameter)
  return Number.isInteger(year) && year >= 1000 && year <= 9997 ? year : defaultYear
}

/** The panel's view of an academic year, month by month, drafts included. */
export const MonthsView = async ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  const { academicYear } = await readSite(req.payload)
  const year = yearFrom(searchParams?.year, academicYear ?? new Date().getFullYear())
  const months = monthsOfAcademicYear(await readStoredEvents(req), year)
  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'Calendar', url: listAddress }, { label: 'By month' }]} />
      <h1>
        Calendar {year}–{year + 1}
      </h1>
      <nav className="months__years" aria-label="Academic years">
        <Link href={monthsAddress(year - 1)}>
          ← {year - 1}–{year}
        </Link>
        <Link href={monthsAddress(year + 1)}>
          {year + 1}–{year + 2} →
        </Link>
        <Link href={listAddress}>All events</Link>
        <Link href={`${listAddress}/create`}>New event</Link>
      </nav>
      <CalendarTools key={year} year={year} />
      {months.map((month) => (
        <Month key={month.name} month={month} />
      ))}
    </Gutter>
  )
}
