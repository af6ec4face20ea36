import type { ActivityLog } from '@tropa/contract/activity-log'
import { contract } from '@tropa/contract/contract'
import type { Inquiry } from '@tropa/contract/inquiry'
import type { PenaltyRecord } from '@tropa/contract/record'
import { dateIn, defaultTimeZone } from '@tropa/contract/time/team-time'
import type { Todo } from '@tropa/contract/todo'
import { answers } from './mock-contract'
import { publicAnswers } from './mock-public-calls'

const hour = 60 * 60 * 1000
const day = 24 * hour

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

const dateInDays = (days: number) => dateIn(defaultTimeZone, new Date(Date.now() + days * day))

const makeTodo = (changes: Partial<Todo> & { _id: string }): Todo => ({
  title: 'Draft chapter three',
  desc: 'The methodology: instruments, respondents and how the data is treated.',
  assignee: 'Docu Team',
  deadline: dateInDays(3),
  priority: 'Medium',
  createdAt: ago(2 * hour),
  acknowledgedBy: [],
  ...changes,
})

const ben = { userId: 'ben', username: 'ben', acknowledgedAt: ago(hour) }

/** To-dos of every priority, due today and later, short and long, seen and not. */
const activeTodos: Todo[] = [
  makeTodo({ _id: '1', deadline: dateInDays(0), priority: 'High', acknowledgedBy: [ben] }),
  makeTodo({
    _id: '2',
    title: 'Record the demo video',
    desc: 'Two minutes at most.\nShow signing in, posting and acknowledging.',
    assignee: 'Design Team, Docu Team',
  }),
  makeTodo({
    _id: '3',
    title: 'Prepare the defense deck',
    desc: 'Slides follow the outline agreed on in the meeting. '.repeat(16).trim(),
    assignee: 'Everyone',
    priority: 'Low',
    createdAt: ago(3 * day),
  }),
]

/** To-dos past their deadline. */
const archivedTodos: Todo[] = [
  makeTodo({ _id: '4', deadline: dateInDays(-1), acknowledgedBy: [ben] }),
  makeTodo({ _id: '5', title: 'Book the room', deadline: dateInDays(-9), priority: 'Low' }),
]

/** Inquiries, a long one among them. */
const inquiries: Inquiry[] = [
  {
    _id: '1',
    name: 'Maria Concepcion Villanueva-Santos',
    category: 'Collaboration',
    email: 'maria.concepcion.villanueva.santos@university.example.edu.ph',
    desc: 'We would like to invite the team to the science fair. '.repeat(12).trim(),
    createdAt: '2026-11-18T03:00:00.000Z',
  },
  {
    _id: '2',
    name: 'Ben Cruz',
    category: 'General question',
    email: 'ben@example.com',
    desc: 'Is the source code open?\nI would like to learn from it.',
    createdAt: '2026-11-17T17:30:00.000Z',
  },
]

const trail = [
  ['LOGIN', 'ana logged in'],
  ['ADD_TODO', 'Added the to-do Draft chapter three'],
  ['DELETE_TODO', 'Deleted the to-do Book the room'],
  ['CHANGE_PASSWORD', 'ana changed the password'],
  ['LOGOUT', 'ana logged out'],
] as const

/** The entries of one page of the trail. */
const logs: ActivityLog[] = [...trail, ...trail].map(([action, description], index) => ({
  _id: `${index}`,
  username: 'ana',
  action,
  description,
  createdAt: '2026-11-18T03:00:00.000Z',
}))

/** The records of one page. */
const records: PenaltyRecord[] = Array.from({ length: 10 }, (_, index) => ({
  _id: `${index}`,
  name: 'Enzo Carandang',
  violation: '12 minutes late to the code review',
  fee: index * 50,
  status: index % 2 ? '1 absence(s)' : '1 warning(s)',
  date: '2026-11-18T03:00:00.000Z',
}))

/** The third of many pages. */
const thirdPage = { total: 95, page: 3, limit: 10, totalPages: 10 }

/** What a list in pages says of itself when it is empty. */
export const noPage = { total: 0, page: 1, limit: 10, totalPages: 0 }

/** Every call that members' screens make to read, answered with sample data. */
export const memberAnswers = () => [
  answers(contract.todo.list, activeTodos),
  answers(contract.todo.archived, archivedTodos),
  answers(contract.inquiry.list, inquiries),
  answers(contract.activityLog.keeper, { username: 'ana' }),
  answers(contract.activityLog.list, { logs, pagination: thirdPage }),
  answers(contract.record.list, { records, pagination: thirdPage }),
  ...publicAnswers(),
]
