import type { EventsOfYear } from '@tropa/contract/calendar/calendar'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { EntryMark } from '@tropa/ui/entry-mark'
import { Link } from '@tropa/ui/link'
import { Page } from '@tropa/ui/page'
import { YearStrip } from '@tropa/ui/year-strip'
import { Link as RouterLink, useLoaderData } from 'react-router-dom'
import { dayRange } from '../../format/format'
import { CalendarForm, CalendarSearch } from './components/calendar-form'
import { FeedLinks } from './components/feed-links'
import { Month, OutsideSemester } from './components/month'
import { calendarPage } from './calendar-skeleton'
import { ExamList, PrintedSemester, SearchResults } from './components/year-lists'
import { toEntry } from './model/use-arrival'
import { type Calendar, useCalendar } from './model/use-calendar'
import { eventCount, nextEvent, type NextEvent as Next } from './model/year'
import { monthName } from '../../format/month-name'

const isSame = (a: Calendar['currentMonth'], b: Calendar['currentMonth']) =>
  a?.semester === b?.semester && a?.month === b?.month

/** The months of the academic year with a mark for each of their events. */
const MonthsStrip = ({ calendar }: { calendar: Calendar }) => {
  const { strip, currentMonth, monthHref, params } = calendar
  const months = strip.map((each) => ({
    ...each,
    shown: params.search === '' && isSame(each.target, calendar),
    current: isSame(each.target, currentMonth),
  }))
  return (
    <YearStrip
      label="Academic year"
      months={months}
      className="print:hidden"
      renderLink={({ target }, link) => (
        <RouterLink {...link} to={monthHref(target)} preventScrollReset />
      )}
    />
  )
}

const facts = ({ title, start, end }: CalendarEntry) => `${title}, ${dayRange(start, end)}`

/** The head line: how far the next exam is, with a link to its month. */
const NextEvent = ({ calendar, next }: { calendar: Calendar; next: Next }) => {
  const { entry, text } = next
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 print:hidden">
      <span className="flex items-baseline gap-2.5 text-lg font-semibold text-ink">
        <EntryMark shape={entry.shape} hue={entry.hue} className="size-4" />
        <Link asChild className="touch-target font-semibold">
          <RouterLink to={calendar.entryHref(entry)} state={toEntry(entry.id)} preventScrollReset>
            {text}
          </RouterLink>
        </Link>
      </span>
      <span className="text-sm">{facts(entry)}</span>
    </span>
  )
}

export const CalendarScreen = () => {
  const academic = useLoaderData<EventsOfYear>()
  const { start, end } = academic.academicYear
  const years = start === end ? `${start}` : `${start} to ${end}`
  const calendar = useCalendar(academic)
  const { found, entries, month, year, params, students } = calendar
  const isSearching = params.search !== ''
  const next = calendar.currentMonth && nextEvent(calendar.yearList, calendar.today)
  const monthAndYear = `${monthName(month)} ${year}`

  return (
    <Page
      title={`Academic calendar ${years}`}
      lead={next ? <NextEvent calendar={calendar} next={next} /> : null}
      actions={<FeedLinks students={students} />}
      className={`${calendarPage} print:[page:landscape] print:p-0`}
    >
      <div className="grid gap-x-8 gap-y-10 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4 sm:min-h-[calc(100dvh-16rem)] print:min-h-0">
          {/* On a phone the month comes first, then what to show of it. */}
          <div className="flex items-start justify-between gap-x-6 gap-y-4 max-lg:flex-col max-sm:contents xl:max-2xl:grid xl:max-2xl:grid-cols-[minmax(0,1fr)_auto] xl:max-2xl:items-center">
            <CalendarForm calendar={calendar} />
            <div className="flex flex-wrap items-center justify-between gap-3 max-lg:w-full max-sm:order-1 lg:flex-col lg:items-end xl:max-2xl:[grid-area:1/2] xl:max-2xl:flex-row-reverse xl:max-2xl:items-center print:hidden">
              <CalendarSearch {...calendar} />
              <p role="status" className="tabular text-xs text-ink-soft">
                {isSearching
                  ? eventCount(found, `that match “${params.search}”`)
                  : eventCount(entries, `in ${monthAndYear}`)}
              </p>
            </div>
          </div>
          {isSearching ? (
            <SearchResults calendar={calendar} />
          ) : (
            <>
              <OutsideSemester calendar={calendar} startYear={start} />
              <Month calendar={calendar} name={monthAndYear} />
            </>
          )}
          <MonthsStrip calendar={calendar} />
        </div>
        <ExamList calendar={calendar} />
      </div>
      <PrintedSemester calendar={calendar} />
    </Page>
  )
}
