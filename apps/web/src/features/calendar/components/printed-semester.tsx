import { EntryList } from '@tropa/ui/entry-list'
import { capitalise } from '../../../format/format'
import type { Calendar } from '../model/use-calendar'
import { semesterEntries } from '../model/year'

/** The whole semester as a list, on a printed page of its own. */
export const PrintedSemester = ({ calendar }: { calendar: Calendar }) => {
  const { semester, yearList, params, strip } = calendar
  const ofTypes = yearList.filter(({ type }) => params.types.includes(type))
  const year = strip.find(({ target }) => target.semester === semester)?.year ?? calendar.year
  const whose = params.for === null ? '' : `, for ${params.for} students`
  const label = `${capitalise(semester)} semester ${year}${whose}`
  return (
    <section aria-label={label} className="hidden [break-before:page] print:block">
      <h2 className="mb-3 text-lg">{label}</h2>
      <EntryList
        label={label}
        entries={semesterEntries(ofTypes, semester)}
        className="block [columns:3] gap-8 text-xs"
      />
    </section>
  )
}
