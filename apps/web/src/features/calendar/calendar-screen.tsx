import type { AcademicCalendar } from '@tropa/contract/calendar'
import { Page } from '@tropa/ui/page'
import { useLoaderData } from 'react-router-dom'
import { CalendarForm } from './components/calendar-form'
import { CalendarSearch } from './components/calendar-search'
import { ExamList } from './components/exam-list'
import { FeedLinks } from './components/feed-links'
import { Month } from './components/month'
import { MonthsStrip } from './components/months-strip'
import { NextEvent } from './components/next-event'
import { OutsideSemester } from './components/outside-semester'
import { calendarPage } from './components/page-styles'
import { PrintedSemester } from './components/printed-semester'
import { SearchResults } from './components/search-results'
import { eventCount } from './model/event-count'
import { monthName } from './model/months'
import { useCalendar } from './model/use-calendar'
import { nextEvent } from './model/year'

/** The academic calendar, a month at a time. */
export const CalendarScreen = () => {
  const academic = useLoaderData<AcademicCalendar>()
  const { start, end } = academic.academicYear
  const years = `${start} to ${end}`
  const calendar = useCalendar(academic)
  const { found, entries, month, year, params } = calendar
  const isSearching = params.search !== ''
  const next = calendar.currentMonth && nextEvent(calendar.yearList, calendar.today)
  const monthAndYear = `${monthName(month)} ${year}`

  return (
    <Page
      title={`Academic calendar ${years}`}
      lead={next ? <NextEvent calendar={calendar} next={next} /> : null}
      actions={<FeedLinks audience={params.for} />}
      className={`${calendarPage} print:[page:landscape] print:p-0`}
    >
      <div className="grid gap-x-8 gap-y-10 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4 sm:min-h-[calc(100dvh-16rem)] print:min-h-0">
          <div className="flex items-start justify-between gap-x-6 gap-y-4 max-lg:flex-col xl:max-2xl:grid xl:max-2xl:grid-cols-[minmax(0,1fr)_auto] xl:max-2xl:items-center">
            <CalendarForm calendar={calendar} />
            <div className="flex flex-wrap items-center justify-between gap-3 max-lg:w-full lg:flex-col lg:items-end xl:max-2xl:[grid-area:1/2] xl:max-2xl:flex-row-reverse xl:max-2xl:items-center print:hidden">
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
        <ExamList calendar={calendar} years={years} />
      </div>
      <PrintedSemester calendar={calendar} />
    </Page>
  )
}
