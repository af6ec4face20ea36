import type { Semester } from '@tropa/contract/time/academic-year'
import { segmentTrack, segmentVariants } from '@tropa/ui/segment-styles'
import type { Calendar } from '../model/use-calendar'

const semesters: { value: Semester; label: string }[] = [
  { value: 'first', label: '1st semester' },
  { value: 'second', label: '2nd semester' },
]

/** Chooses the semester; submits the form until the scripts have loaded. */
export const SemesterToggle = ({ semester, monthHref, navigateTo }: Calendar) => (
  <div
    role="group"
    aria-label="Semester"
    className={`${segmentTrack} max-sm:w-full max-sm:flex-wrap`}
  >
    {semesters.map(({ value, label }) => (
      <button
        key={value}
        type="submit"
        name="semester"
        value={value}
        aria-pressed={semester === value}
        onClick={(event) => {
          event.preventDefault()
          navigateTo(monthHref({ semester: value }))
        }}
        className={`${segmentVariants()} max-sm:grow`}
      >
        {label}
      </button>
    ))}
  </div>
)
