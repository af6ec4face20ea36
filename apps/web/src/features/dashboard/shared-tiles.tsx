import { useQuery } from '@tanstack/react-query'
import { daysBetween } from '@tropa/contract/base/calendar-date'
import { mediumDate } from '@tropa/contract/base/day-text'
import { plural } from '@tropa/contract/base/plural'
import { paths } from '@tropa/contract/pages'
import type { Todo } from '@tropa/contract/todo/todo'
import { EntryMark } from '@tropa/ui/entry-mark'
import { cn } from '@tropa/ui/cn'
import { Skeleton } from '@tropa/ui/skeleton'
import { useApi } from '../../api/api-context'
import { ownStanding } from '../../api/shared-queries'
import { SquarePenIcon, GaugeIcon, CalendarClockIcon, ListChecksIcon } from '../../components/icons'
import { dayRange } from '../../format/format'
import { instancesText, warningsText } from '../../format/standing-text'
import { useMoney } from '../../hooks/use-format'
import { useRights } from '../../hooks/use-rights'
import { useSettings, useToday } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'
import { yearEntries } from '../calendar/model/year'
import { useNeeds } from '../attention/attention-card'
import { useTodos } from '../todo/api'
import { filterTodos, useReader } from '../todo/filter-todos'
import { HomeRow, HomeTile, LoadedFact, TileFact } from './home-tile'

/** The row that leads to the panel and shows what waits there, for members who may edit the site's content. */
export const EditSiteRow = () => {
  const api = useApi()
  const mayEdit = useRights().data?.mayEdit ?? false
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => api.member.waiting(),
    enabled: mayEdit,
  })
  if (!mayEdit) return null
  return (
    <HomeRow
      to={paths.panel}
      title="Edit the site"
      description="Change texts, people and dates"
      icon={<SquarePenIcon />}
      reloadDocument
    >
      {data ? (
        <p className="tabular text-sm max-sm:order-last max-sm:w-full max-sm:ps-8">
          {plural(data.drafts, 'draft to be published', 'drafts to be published')}
          {data.scheduled > 0 ? `, ${data.scheduled} scheduled` : null}
        </p>
      ) : null}
    </HomeRow>
  )
}

export const StandingTile = ({ className }: { className?: string }) => {
  const query = useQuery(ownStanding(useApi()))
  const money = useMoney()
  return (
    <HomeTile
      to={paths.standing}
      title="My standing"
      description="What is recorded about you"
      icon={<GaugeIcon />}
      className={className}
    >
      <LoadedFact query={query}>
        {({ warnings, instances, fees, records }) =>
          records.length === 0 ? (
            <p className="text-sm">Nothing is recorded about you.</p>
          ) : (
            <TileFact
              value={money(fees.owed)}
              words="to pay"
              note={`${warningsText(warnings)}, ${instancesText(instances)}`}
            />
          )
        }
      </LoadedFact>
    </HomeTile>
  )
}

const shownEvents = 3

/** The tile that leads to the academic calendar and shows what comes next in it. */
export const CalendarTile = ({ className }: { className?: string }) => {
  const api = useApi()
  const today = useToday()
  const { terms } = useSettings()
  const query = useQuery({
    queryKey: ['calendar'],
    queryFn: () => api.calendar.events({}),
    select: (calendar) => yearEntries(calendar, terms),
  })
  return (
    <HomeTile
      to={paths.calendar}
      title="Calendar"
      description="What comes next"
      icon={<CalendarClockIcon />}
      className={className}
    >
      <div className="@container">
        <LoadedFact
          query={query}
          skeleton={Array.from({ length: shownEvents }, (_, index) => (
            <Skeleton key={index} className="h-11 w-4/5" />
          ))}
          failed="What comes next could not be loaded."
          className="grid min-h-14.5 content-start gap-x-6 gap-y-3 @2xl:grid-cols-3"
        >
          {(entries) => {
            const coming = entries.filter(({ start, end = start }) => end >= today)
            if (coming.length === 0) return <p>Nothing more is planned this academic year.</p>
            return coming.slice(0, shownEvents).map(({ id, title, start, end, shape, hue }) => (
              <p key={id} className="flex min-w-0 items-baseline gap-2.5">
                <EntryMark shape={shape} hue={hue} className="size-3.5 shrink-0" />
                <span className="grid min-w-0">
                  <span className="truncate font-semibold">{title}</span>
                  <span className="tabular text-sm text-ink-soft">{dayRange(start, end)}</span>
                </span>
              </p>
            ))
          }}
        </LoadedFact>
      </div>
    </HomeTile>
  )
}

const shownTodos = 5

const daysAhead = 3

const waitingText = (waiting: number) =>
  waiting === 0 ? 'active, all checked by you' : `active, ${waiting} waiting for your check`

/** Whether the to-do tile has a list; without one it is as low as the others, and the calendar fills the grid. */
export const useIsAnythingDue = () => (useTodos('active').data?.length ?? 1) > 0

const Summary = ({ todos }: { todos: Todo[] }) => {
  const reader = useReader()
  const { userType } = useMember()
  const today = useToday()
  if (todos.length === 0) return <p className="text-md">Nothing is due.</p>
  const waiting = filterTodos(todos, { filter: 'waiting', search: '' }, reader)
  const listed = filterTodos(
    todos,
    { filter: userType === 'admin' ? 'all' : 'my-teams', search: '' },
    reader,
  )
  const dueSoon = todos.filter(({ deadline }) => daysBetween(today, deadline) <= daysAhead)
  return (
    <>
      <TileFact
        value={todos.length}
        words={waitingText(waiting.length)}
        note={`${dueSoon.length} due within three days`}
      />
      <div className="mt-3 grid text-sm">
        {listed.slice(0, shownTodos).map(({ _id, title, deadline }) => (
          <p key={_id} className="flex min-w-0 gap-3 border-t border-line py-1.5">
            <time
              dateTime={deadline}
              className="tabular w-24 shrink-0 whitespace-nowrap text-ink-soft"
            >
              {mediumDate(deadline)}
            </time>
            <span className="truncate">{title}</span>
          </p>
        ))}
      </div>
    </>
  )
}

/** The to-do tile. It is the most prominent one while there is something to do and nothing else needs the member. */
export const TodoTile = (props: { to: string; description: string }) => {
  const query = useTodos('active')
  const isAnythingDue = useIsAnythingDue()
  const isStrongest = useNeeds().length === 0 && (query.data?.length ?? 0) > 0
  return (
    <HomeTile
      title="To-do"
      icon={<ListChecksIcon />}
      tone={isStrongest ? 'inverse' : 'surface'}
      className={cn('sm:col-span-2', isAnythingDue && 'xl:row-span-2')}
      {...props}
    >
      <LoadedFact
        query={query}
        skeleton={<Skeleton className="h-10 w-40" />}
        failed="How many there are could not be loaded."
        className={isAnythingDue ? 'min-h-38' : 'min-h-20'}
      >
        {(todos) => <Summary todos={todos} />}
      </LoadedFact>
    </HomeTile>
  )
}
