import { useState } from 'react'
import { sampleMonth } from '../calendar/sample-month'
import { Link } from '../link/link'
import { MonthGrid } from './month-grid'

/** A month that PageUp and PageDown turn. */
export const MonthGridExamples = () => {
  const [first, setFirst] = useState(new Date(2026, 0))
  const [selectedId, setSelectedId] = useState<string | null>(null)
  return (
    <MonthGrid
      year={first.getFullYear()}
      month={first.getMonth()}
      today="2026-01-13"
      entries={sampleMonth}
      selectedId={selectedId}
      onSelect={setSelectedId}
      onMonthChange={(step) => setFirst(new Date(first.getFullYear(), first.getMonth() + step))}
      renderActions={({ id }) => <Link href={`#${id}`}>Read more</Link>}
    />
  )
}
