import type { Semester } from '@tropa/contract/time/academic-year'
import { semesterMonths, yearOfMonth } from '@tropa/contract/time/academic-year'
import { Button } from '@tropa/ui/button'
import { RouterLink } from '../../../components/router-link'
import { monthName } from '../model/months'
import type { Calendar } from '../model/use-calendar'

interface OutsideSemesterProps {
  calendar: Calendar
  startYear: number
}

const name = (startYear: number, semester: Semester, month: number) =>
  `${monthName(month)} ${yearOfMonth(startYear, semester, month)}`

/** Says when the semester runs if it does not have the shown month, with ways to where the events are. */
export const OutsideSemester = ({ calendar, startYear }: OutsideSemesterProps) => {
  const { semester, month, months, monthHref } = calendar
  const [first] = months
  const last = months.at(-1)
  if (first === undefined || last === undefined || months.includes(month)) return null
  const other: Semester = semester === 'first' ? 'second' : 'first'
  const targets = [
    { semester, month: first },
    ...(semesterMonths[other].includes(month) ? [{ semester: other, month }] : []),
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-accent-soft px-4 py-3 print:hidden">
      <p className="font-semibold">
        The {semester} semester runs from {monthName(first)} to {name(startYear, semester, last)}.
      </p>
      <div className="flex flex-wrap gap-2">
        {targets.map((target, index) => (
          <Button
            key={target.semester}
            asChild
            variant={index === 0 ? 'primary' : 'secondary'}
            wrap
          >
            <RouterLink to={monthHref(target)} preventScrollReset>
              Show {name(startYear, target.semester, target.month)}
            </RouterLink>
          </Button>
        ))}
      </div>
    </div>
  )
}
