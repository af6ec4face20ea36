import type { AcademicCalendar } from '@tropa/contract/calendar'
import { eventTypes } from '@tropa/contract/time/academic-year'
import { AgendaList } from '@tropa/ui/agenda-list'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { EmptyState } from '@tropa/ui/empty-state'
import { Legend } from '@tropa/ui/legend'
import { MonthGrid } from '@tropa/ui/month-grid'
import { Page } from '@tropa/ui/page'
import { useLoaderData } from 'react-router-dom'
import { CalendarControls } from './components/calendar-controls'
import { EventLink, FeedLinks } from './components/feed-links'
import { eventTypeStyles } from './model/event-types'
import { monthName } from './model/months'
import { useCalendar } from './model/use-calendar'

const legend = eventTypes.map((value) => ({ value, ...eventTypeStyles[value] }))

const renderActions = ({ id }: CalendarEntry) => <EventLink id={id} />

const countText = (entries: readonly CalendarEntry[], month: string) => {
  if (entries.length === 0) return `No events in ${month}`
  return `${entries.length} ${entries.length === 1 ? 'event' : 'events'} in ${month}`
}

/** The academic calendar, a month at a time. */
export const CalendarScreen = () => {
  const academic = useLoaderData<AcademicCalendar>()
  const { start, end } = academic.academicYear
  const calendar = useCalendar(academic)
  const { year, month, entries, today, types, selectedId, select } = calendar
  const monthAndYear = `${monthName(month)} ${year}`
  const viewProps = { year, month, entries, today, renderActions, selectedId, onSelect: select }
  const showAdjacentMonth = (step: 1 | -1) => {
    const target = step > 0 ? calendar.next : calendar.previous
    if (target) calendar.navigateTo(target.href)
  }

  return (
    <Page
      title={`Academic calendar ${start} to ${end}`}
      actions={<FeedLinks />}
      className="print:p-0"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CalendarControls calendar={calendar} />
        <p className="hidden text-lg font-semibold print:block">{monthAndYear}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Legend
            title={
              <span role="heading" aria-level={2}>
                Event types
              </span>
            }
            items={legend}
            value={types}
            onValueChange={(chosen) =>
              calendar.navigateTo(calendar.hrefWith({ types: chosen }), { replace: true })
            }
          />
          <p role="status" className="tabular text-xs text-ink-soft print:hidden">
            {countText(entries, monthAndYear)}
          </p>
        </div>
        <MonthGrid
          {...viewProps}
          onMonthChange={showAdjacentMonth}
          className="max-sm:hidden print:block print:[zoom:0.72]"
        />
        {entries.length > 0 ? (
          <AgendaList {...viewProps} className="sm:hidden print:hidden" />
        ) : (
          <EmptyState
            title={countText(entries, monthAndYear)}
            description={
              types.length < eventTypes.length
                ? 'Some event types are hidden. Show them again above.'
                : 'Choose another month above.'
            }
            className="sm:hidden print:hidden"
          />
        )}
      </div>
    </Page>
  )
}
