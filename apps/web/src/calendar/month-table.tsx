import type { CalendarEvent } from '@tropa/contract/calendar'
import { Badge } from '@tropa/ui/badge'
import { cn } from '@tropa/ui/cn'
import { eventTypeLook } from './event-type'
import type { Day, MonthGrid } from './month-grid'
import { weekdays } from './month-grid'
import { selectionMark } from './use-calendar'

interface Selection {
  isSelected: (event: CalendarEvent) => boolean
  onToggle: (event: CalendarEvent) => void
}

const tooltipPlace = {
  left: 'right-full top-0 mr-2',
  right: 'left-full top-0 ml-2',
  center: 'left-1/2 top-full mt-1 -translate-x-1/2',
} as const

const EventButton = ({ event, isSelected, onToggle }: Selection & { event: CalendarEvent }) => {
  const { label, tone } = eventTypeLook[event.type]
  const selected = isSelected(event)
  return (
    <li className="relative" {...selectionMark}>
      <button
        type="button"
        aria-pressed={selected}
        aria-label={`${event.title}, ${label}`}
        onClick={() => onToggle(event)}
        className="block w-full text-left"
      >
        <Badge tone={tone} className="block h-auto truncate">
          {event.title}
        </Badge>
      </button>
      {selected ? (
        <div
          role="tooltip"
          className={cn(
            'absolute z-10 w-48 rounded-card bg-float p-3 text-xs shadow-float',
            tooltipPlace[event.tooltip ?? 'center'],
          )}
        >
          <p className="font-semibold">{event.title}</p>
          <p>{label}</p>
        </div>
      ) : null}
    </li>
  )
}

const DayCell = ({ day, ...selection }: Selection & { day: Day }) => (
  <td
    aria-current={day.isToday ? 'date' : undefined}
    className="h-24 border border-line p-1 align-top aria-[current=date]:bg-accent-soft"
  >
    <span className="tabular">{day.date}</span>
    <ul className="grid gap-1">
      {day.events.map((event) => (
        <EventButton key={event._id} event={event} {...selection} />
      ))}
    </ul>
  </td>
)

const weeksOf = ({ leadingBlanks, days }: MonthGrid): (Day | null)[][] => {
  const cells = [...Array.from({ length: leadingBlanks }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / weekdays.length) }, (_, week) =>
    cells.slice(week * weekdays.length, (week + 1) * weekdays.length),
  )
}

/** A month as a table of weeks. */
export const MonthTable = ({
  grid,
  label,
  ...selection
}: Selection & { grid: MonthGrid; label: string }) => (
  <table aria-label={label} className="w-full table-fixed border-collapse">
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" className="p-1 text-left text-xs">
            {weekday}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(grid).map((week, index) => (
        <tr key={index}>
          {week.map((day, place) =>
            day ? (
              <DayCell key={day.date} day={day} {...selection} />
            ) : (
              <td key={`blank ${place}`} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
