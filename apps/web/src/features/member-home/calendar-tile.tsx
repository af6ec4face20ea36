import { useQuery } from '@tanstack/react-query'
import { EntryMark } from '@tropa/ui/entry-mark'
import { Skeleton } from '@tropa/ui/skeleton'
import { useApi } from '../../api/api-context'
import { CalendarClockIcon } from '../../components/icons'
import { dayRange } from '../../format/format'
import { useToday } from '../../hooks/use-site'
import { paths } from '../../paths'
import { inOrder, yearEntries } from '../calendar/model/year'
import { HomeTile } from './home-tile'

const shownEvents = 3

/** The tile that leads to the academic calendar and tells what comes next in it. */
export const CalendarTile = () => {
  const api = useApi()
  const today = useToday()
  const { data, isPending, isError } = useQuery({
    queryKey: ['calendar'],
    queryFn: () => api.calendar.get({}),
    select: (calendar) => inOrder(yearEntries(calendar).values()),
  })
  const coming = data?.filter(({ start, end = start }) => end >= today).slice(0, shownEvents)
  return (
    <HomeTile
      to={paths.calendar}
      title="Calendar"
      description="What comes next"
      icon={<CalendarClockIcon />}
      className="sm:col-span-2 lg:col-span-4"
    >
      <div className="grid min-h-14.5 content-start gap-x-6 gap-y-3 lg:grid-cols-3">
        {coming?.map(({ id, title, start, end, shape, tone }) => (
          <p key={id} className="flex min-w-0 items-baseline gap-2.5">
            <EntryMark shape={shape} tone={tone} className="size-3.5 shrink-0" />
            <span className="grid min-w-0">
              <span className="truncate font-semibold">{title}</span>
              <span className="tabular text-sm text-ink-soft">{dayRange(start, end)}</span>
            </span>
          </p>
        ))}
        {coming?.length === 0 ? <p>Nothing more is planned this academic year.</p> : null}
        {isError && !data ? <p>What comes next could not be loaded.</p> : null}
        {isPending
          ? Array.from({ length: shownEvents }, (_, index) => (
              <Skeleton key={index} className="h-11 w-4/5" />
            ))
          : null}
      </div>
    </HomeTile>
  )
}
