import { Link } from '../link/link'
import { EntryList } from './entry-list'

const entries = [
  {
    id: 'tools',
    title: 'Return borrowed tools',
    kind: 'Deadline',
    tone: 'orange',
    shape: 'triangle',
    start: '2026-01-09',
  },
  {
    id: 'course',
    title: 'Sharpening knives',
    kind: 'Course',
    tone: 'green',
    shape: 'square',
    start: '2026-02-16',
    end: '2026-02-20',
  },
] as const

/** What is planned, with a link to each entry. */
export const EntryListExamples = () => (
  <EntryList
    label="What is planned"
    entries={entries}
    today="2026-01-15"
    renderTitle={({ id, title }) => <Link href={`#${id}`}>{title}</Link>}
  />
)
