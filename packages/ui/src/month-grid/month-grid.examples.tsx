import { useState } from 'react'
import { Link } from '../link/link'
import { MonthGrid } from './month-grid'

const entries = [
  {
    id: 'test',
    title: 'Welding test',
    kind: 'Test',
    tone: 'red',
    shape: 'diamond',
    start: '2026-01-15',
  },
  {
    id: 'course',
    title: 'Sharpening knives',
    kind: 'Course',
    tone: 'green',
    shape: 'square',
    start: '2026-01-20',
    end: '2026-01-22',
  },
] as const

/** A month that PageUp and PageDown turn. */
export const MonthGridExamples = () => {
  const [first, setFirst] = useState(new Date(2026, 0))
  const [selectedId, setSelectedId] = useState<string | null>(null)
  return (
    <MonthGrid
      year={first.getFullYear()}
      month={first.getMonth()}
      today="2026-01-13"
      entries={entries}
      selectedId={selectedId}
      onSelect={setSelectedId}
      onMonthChange={(step) => setFirst(new Date(first.getFullYear(), first.getMonth() + step))}
      renderActions={({ id }) => <Link href={`#${id}`}>Read more</Link>}
    />
  )
}
