import { YearStrip } from './year-strip'

const test = {
  id: 'test',
  title: 'Welding test',
  kind: 'Test',
  tone: 'red',
  shape: 'diamond',
  start: '2026-02-12',
} as const

const months = [
  { year: 2026, month: 0, entries: [], current: true },
  { year: 2026, month: 1, entries: [test], shown: true },
  { year: 2026, month: 2, entries: [] },
]

/** Three months, of which the second is shown. */
export const YearStripExamples = () => (
  <YearStrip
    label="Months of the year"
    months={months}
    renderLink={({ year, month }, { children, ...link }) => (
      <a href={`#${year}-${month + 1}`} {...link}>
        {children}
      </a>
    )}
  />
)
