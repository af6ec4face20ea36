import type { Todo } from '@tropa/contract/todo/todo'

/** A to-do for unit tests. */
export const sampleTodo: Todo = {
  _id: 'first',
  title: 'Book the room',
  desc: 'For the defense.',
  assignee: 'Everyone',
  deadline: '2026-08-20',
  priority: 'Low',
  createdAt: '2026-08-01T00:00:00.000Z',
  version: 1,
  acknowledgedBy: [],
  acknowledgedBefore: [],
}
