import type { ChangeField, TodoChange } from '@tropa/contract/changes/todo-changes'
import { mediumDate } from '@tropa/contract/time/day-text'
import { Changes } from '../../../components/what-changed'

const headings: Record<ChangeField, string> = {
  title: 'Title',
  desc: 'Description',
  deadline: 'Deadline',
  priority: 'Priority',
  assignee: 'Assignee',
}

const readable = (field: ChangeField, text: string) =>
  field === 'deadline' ? mediumDate(text) : text

/** The changed fields of a to-do, as they were and as they are. */
export const FieldChanges = ({ changes }: { changes: readonly TodoChange[] }) => (
  <Changes
    changes={changes.map(({ field, before, after }) => ({
      heading: headings[field],
      before: readable(field, before),
      after: readable(field, after),
    }))}
  />
)
