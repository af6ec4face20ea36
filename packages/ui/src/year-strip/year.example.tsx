import type { CalendarEntry } from '@tropa/ui/calendar'
import { YearStrip, type StripMonth } from '@tropa/ui/year-strip'

const course: CalendarEntry = {
  id: 'course',
  title: 'Course in sharpening knives',
  kind: 'Course',
  hue: 'green',
  shape: 'square',
  start: '2026-01-19',
}

const months: StripMonth[] = Array.from({ length: 12 }, (_, month) => ({
  year: 2026,
  month,
  entries: month === 0 ? [course] : [],
  shown: month === 0,
}))

export const Year = () => (
  <YearStrip
    label="Months of the year"
    months={months}
    renderLink={({ year, month }, { children, ...link }) => (
      <a href={`/calendar/${year}-${month + 1}`} {...link}>
        {children}
      </a>
    )}
  />
)
