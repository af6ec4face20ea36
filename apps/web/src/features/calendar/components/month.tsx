import { eventTypes } from '@tropa/contract/time/academic-year'
import { AgendaList } from '@tropa/ui/agenda-list'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { EmptyState } from '@tropa/ui/empty-state'
import { MonthGrid } from '@tropa/ui/month-grid'
import { eventCount } from '../model/event-count'
import { useArrival } from '../model/use-arrival'
import type { Calendar } from '../model/use-calendar'
import { useSelection } from '../model/use-selection'
import { EventLink } from './event-link'

interface MonthProps {
  calendar: Calendar
  /** `November 2026` */
  name: string
}

const renderActions = ({ id }: CalendarEntry) => <EventLink id={id} />

/** The shown month: a grid, and on phones a list. */
export const Month = ({ calendar, name }: MonthProps) => {
  const { year, month, months, entries, today, params } = calendar
  // Kept here, so that a click on an event draws the month again and not the whole year.
  const { selectedId, select } = useSelection(calendar)
  useArrival(select)
  const viewProps = { year, month, entries, today, renderActions, selectedId, onSelect: select }
  const showAdjacentMonth = (step: 1 | -1) => {
    const target = step > 0 ? calendar.next : calendar.previous
    if (target) calendar.navigateTo(target.href)
  }
  return (
    <>
      <p className="hidden text-lg font-semibold print:block">{name}</p>
      <MonthGrid
        {...viewProps}
        onMonthChange={showAdjacentMonth}
        className="grow max-sm:hidden print:flex print:[zoom:0.72]"
      />
      {entries.length > 0 ? (
        <AgendaList {...viewProps} className="sm:hidden print:hidden" />
      ) : months.includes(month) ? (
        <EmptyState
          title={eventCount(entries, `in ${name}`)}
          description={
            params.types.length < eventTypes.length
              ? 'Some event types are hidden. Choose All above to show them.'
              : 'Choose another month above.'
          }
          className="sm:hidden print:hidden"
        />
      ) : null}
    </>
  )
}
