import { useState } from 'react'
import { sampleMonth } from '../calendar/sample-month'
import { Link } from '../link/link'
import { AgendaList } from './agenda-list'

/** A month whose entries open their details. */
export const AgendaListExamples = () => {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  return (
    <AgendaList
      year={2026}
      month={0}
      today="2026-01-15"
      entries={sampleMonth}
      selectedId={selectedId}
      onSelect={setSelectedId}
      renderActions={({ id }) => <Link href={`#${id}`}>Read more</Link>}
    />
  )
}
