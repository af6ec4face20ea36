import { eventTypeStyles, eventTypes } from '@tropa/contract/calendar/event-types'
import { paths } from '@tropa/contract/pages'
import { Button } from '@tropa/ui/button'
import { cn } from '@tropa/ui/cn'
import { Legend } from '@tropa/ui/legend'
import { popoverPanel } from '@tropa/ui/popover-button'
import { SearchField } from '@tropa/ui/search-field'
import { segmentTrack, segmentVariants } from '@tropa/ui/segment-styles'
import { useId } from 'react'
import { studentOptions } from '../../../format/student-options'
import { useSettings } from '../../../hooks/use-site'
import { writtenParams } from '../model/search-params'
import type { Calendar } from '../model/use-calendar'
import { MonthControls } from './month-controls'

interface SegmentsProps<V extends string> {
  name: string
  options: readonly { value: V; label: string }[]
  chosen: V
  onChoose: (value: V) => void
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Chooses one of a few; submits the form until the scripts have loaded. */
const Segments = <V extends string>({
  name,
  options,
  chosen,
  onChoose,
  ...props
}: SegmentsProps<V>) => (
  <div role="group" className={`${segmentTrack} flex-wrap max-sm:w-full`} {...props}>
    {options.map(({ value, label }) => (
      <button
        key={label}
        type="submit"
        name={name}
        value={value}
        aria-pressed={chosen === value}
        onClick={(event) => {
          event.preventDefault()
          onChoose(value)
        }}
        className={`${segmentVariants()} max-sm:grow max-sm:px-1`}
      >
        {label}
      </button>
    ))}
  </div>
)

const legend = eventTypes.map((value) => ({ value, ...eventTypeStyles[value] }))

/**
 * The choice of semester, month and types. Without scripts, and until they have loaded, it is a form
 * that sends what was chosen. The hidden fields come first, because the last of two values counts.
 */
export const CalendarForm = ({ calendar }: { calendar: Calendar }) => {
  const { semester, params, terms, hrefWith, monthHref, navigateTo } = calendar
  const { audiences } = useSettings()
  const audienceLabelId = useId()
  const filterId = useId()
  const types = params.types.length < eventTypes.length ? params.types.length : 0
  const filters = types + (params.for ? 1 : 0)
  const hidden = writtenParams({ ...params, month: null, semester: null, search: '' })
  return (
    <form
      action={paths.calendar}
      autoComplete="off"
      className="grid min-w-0 flex-1 grid-cols-1 gap-4 max-lg:w-full max-sm:contents xl:max-2xl:contents"
      onSubmit={(event) => event.preventDefault()}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="semester" value={semester} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Segments
          aria-label={`${terms.first.name} or ${terms.second.name}`}
          name="semester"
          options={[
            { value: 'first', label: terms.first.name },
            { value: 'second', label: terms.second.name },
          ]}
          chosen={semester}
          onChoose={(value) => navigateTo(monthHref({ semester: value }))}
        />
        <MonthControls calendar={calendar}>
          <Button variant="secondary" popoverTarget={filterId} className="xl:hidden">
            {filters > 0 ? `Filter (${filters})` : 'Filter'}
          </Button>
        </MonthControls>
      </div>
      <div
        id={filterId}
        popover="auto"
        role="group"
        aria-label="Filter"
        className={cn(
          popoverPanel,
          'flex-wrap items-center gap-x-6 gap-y-4 open:flex max-xl:not-print:max-w-[min(26rem,100vw-2rem)]',
          'xl:static xl:my-0! xl:flex xl:max-h-none xl:w-auto xl:max-w-none xl:overflow-visible xl:border-0 xl:bg-transparent xl:p-0 xl:shadow-none xl:max-2xl:col-span-2',
          'print:static print:flex print:bg-transparent print:p-0 print:shadow-none',
        )}
      >
        {audiences.length === 0 ? null : (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
            <span id={audienceLabelId} className="text-sm text-ink-soft">
              Show dates for
            </span>
            <Segments
              aria-labelledby={audienceLabelId}
              name="for"
              options={studentOptions(audiences)}
              chosen={params.for ?? ''}
              onChoose={(value) => navigateTo(hrefWith({ for: value || null }))}
            />
          </div>
        )}
        <Legend
          title={
            <span role="heading" aria-level={2}>
              Event types
            </span>
          }
          items={legend}
          value={params.types}
          name="types"
          onValueChange={(types) => navigateTo(hrefWith({ types }), { replace: true })}
        />
      </div>
    </form>
  )
}

/** Searches the events of the year. Without scripts the form keeps the other parameters of the address. */
export const CalendarSearch = ({ params, terms, hrefWith, navigateTo }: Calendar) => (
  <SearchField
    label="Search events"
    placeholder="Search the year"
    name="search"
    query={params.search}
    onSearch={(search) => {
      if (search !== params.search) navigateTo(hrefWith({ search }))
    }}
    className="max-w-none sm:w-56"
  >
    {writtenParams({ ...params, search: '' }, terms).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </SearchField>
)
