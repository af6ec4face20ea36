import { eventTypes } from '@tropa/contract/time/academic-year'
import { Legend } from '@tropa/ui/legend'
import { paths } from '../../../paths'
import { eventTypeStyles } from '@tropa/contract/content/event-type-styles'
import { writtenParams } from '../model/search-params'
import type { Calendar } from '../model/use-calendar'
import { AudienceToggle } from './audience-toggle'
import { MonthControls } from './month-controls'
import { SemesterToggle } from './semester-toggle'

const legend = eventTypes.map((value) => ({ value, ...eventTypeStyles[value] }))

/**
 * The choice of semester, month and types. Without scripts, and until they have loaded, it is a form
 * that sends what was chosen. The hidden fields come first, because the last of two values counts.
 */
export const CalendarForm = ({ calendar }: { calendar: Calendar }) => {
  const { semester, params, hrefWith, navigateTo } = calendar
  const hidden = writtenParams({ ...params, month: null, semester: null, search: '' })
  return (
    <form
      action={paths.calendar}
      autoComplete="off"
      className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4 max-lg:w-full xl:max-2xl:contents"
      onSubmit={(event) => event.preventDefault()}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="semester" value={semester} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <SemesterToggle {...calendar} />
        <MonthControls {...calendar} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 xl:max-2xl:col-span-2">
        <AudienceToggle {...calendar} />
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
