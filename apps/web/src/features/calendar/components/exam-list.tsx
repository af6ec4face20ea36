import type { Calendar } from '../model/use-calendar'
import { YearList } from './year-list'

interface ExamListProps {
  calendar: Calendar
  /** `2026 to 2027` */
  years: string
}

/** Every exam of the academic year. */
export const ExamList = ({ calendar, years }: ExamListProps) => {
  const exams = calendar.yearList.filter(({ type }) => type === 'exam')
  if (exams.length === 0) return null
  return (
    <section aria-labelledby="exams" className="min-w-0 print:hidden">
      <h2 id="exams" className="mb-2 text-lg">
        Exams {years}
      </h2>
      <YearList
        calendar={calendar}
        label={`Exams ${years}`}
        entries={exams}
        className="sm:max-2xl:grid-cols-2 sm:max-2xl:gap-x-8"
      />
    </section>
  )
}
