import { useState } from 'react'
import { Link } from '../link/link'
import { AgendaList } from './agenda-list'

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

/** A month whose entries open their details. */
export const AgendaListExamples = () => {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  return (
    <AgendaList
      year={2026}
      month={0}
      today="2026-01-15"
      entries={entries}
      selectedId={selectedId}
      onSelect={setSelectedId}
      renderActions={({ id }) => <Link href={`#${id}`}>Read more</Link>}
    />
  )
}
