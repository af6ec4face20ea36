import type { ActivityLog } from '@tropa/contract/activity-log/activity-log'
import { dayMs as day, hourMs as hour } from '@tropa/contract/base/durations'
import { contract } from '@tropa/contract/contract'
import type { PenaltyRecord } from '@tropa/contract/record/record'
import type { RulesChanges } from '@tropa/contract/rules/rules'
import type { SearchGroup } from '@tropa/contract/search/search'
import { recordStates } from '@tropa/contract/record/decision'
import { dateIn, defaultTimeZone } from '@tropa/contract/base/team-time'
import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import type { Todo } from '@tropa/contract/todo/todo'
import { validSession } from '../session/session'
import { storedSession } from '../session/stored-session'
import { storyMemberId } from './member-story'
import { mockInquiries } from './mock-inquiries'
import { mockProcedure, mockResponse } from './mock-procedures'
import { mockPublicProcedures } from './mock-public-procedures'
import { mockRollCalls } from './mock-roll-calls'

export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

export const dateInDays = (days: number) =>
  dateIn(defaultTimeZone, new Date(Date.now() + days * day))

export const makeTodo = (changes: Partial<Todo> & { _id: string }): Todo => ({
  ...sampleTodo,
  title: 'Draft chapter three',
  desc: 'The methodology: instruments, respondents and how the data is treated.',
  assignee: 'Docu Team',
  deadline: dateInDays(3),
  priority: 'Medium',
  createdAt: ago(2 * hour),
  ...changes,
})

export const ben = { userId: 'ben', username: 'ben', acknowledgedAt: ago(hour) }

export const activeTodos: Todo[] = [
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

const archivedTodos: Todo[] = [
  makeTodo({ _id: '4', deadline: dateInDays(-1), acknowledgedBy: [ben] }),
  makeTodo({ _id: '5', title: 'Book the room', deadline: dateInDays(-9), priority: 'Low' }),
]

const actions = [
  ['LOGIN', 'ana logged in'],
  ['ADD_TODO', 'Added Draft chapter three'],
  ['DELETE_TODO', 'Deleted Book the room'],
  ['CHANGE_PASSWORD', 'ana changed the password'],
  ['LOGOUT', 'ana logged out'],
] as const

const logs: ActivityLog[] = [...actions, ...actions].map(([action, description], index) => ({
  _id: `${index}`,
  username: 'ana',
  action,
  description,
  createdAt: '2026-11-18T03:00:00.000Z',
}))

const penaltyRecords: PenaltyRecord[] = Array.from({ length: 10 }, (_, index) => ({
  _id: `${index}`,
  name: 'Enzo Carandang',
  violation: '12 minutes late to the code review',
  fee: index * 50,
  status: index % 2 ? '1 absence(s)' : '1 warning(s)',
  date: '2026-11-18T03:00:00.000Z',
  userId: index === 1 ? 'dina' : null,
  state: recordStates[index % recordStates.length] ?? 'open',
}))

const found: SearchGroup[] = [
  {
    kind: 'todo',
    total: 12,
    hits: [
      {
        title: 'Draft chapter three',
        excerpt: 'Docu Team · The methodology: instruments, respondents and how …',
        url: '/admin/todo?search=Draft+chapter+three',
      },
      {
        title: 'Record the demo video',
        excerpt: 'Design Team, Docu Team · Two minutes at most.',
        url: '/admin/todo?search=Record+the+demo+video',
      },
    ],
  },
  {
    kind: 'rule',
    total: 1,
    hits: [
      {
        title: 'Immediate Removal',
        excerpt: '… before removal. - work that has not improved after 3 revisions …',
        url: '/rules#immediate-removal',
      },
    ],
  },
]

const thirdPage = { total: 95, page: 3, limit: 10, totalPages: 10 }

export const emptyPagination = { total: 0, page: 1, limit: 10, totalPages: 0 }

const rulesChanges: RulesChanges = {
  revision: 1,
  lastUpdated: '2026-08-18',
  acknowledgedOn: null,
  changes: [],
}

/** The second to-do was changed after the member of the story had acknowledged it. */
export const mockChangedTodo = () => [
  mockProcedure(
    contract.todo.list,
    activeTodos.map((todo) =>
      todo._id === '2' ? { ...todo, version: 2, acknowledgedBefore: [storyMemberId] } : todo,
    ),
  ),
  mockProcedure(contract.todo.changes, {
    version: 2,
    acknowledgedVersion: 1,
    changedAt: ago(hour),
    changes: [
      {
        field: 'desc',
        before: 'One minute at most.\nShow signing in and posting.',
        after: 'Two minutes at most.\nShow signing in, posting and acknowledging.',
      },
      { field: 'deadline', before: '2026-11-20', after: '2026-11-24' },
    ],
  }),
]

/** The rules were changed after the member of the story had acknowledged them. */
export const mockChangedRules = (changes: Partial<RulesChanges> = {}) =>
  mockProcedure(contract.rules.changes, {
    ...rulesChanges,
    revision: 2,
    acknowledgedOn: '2026-08-01',
    changes: [
      {
        heading: 'Warning System',
        before: 'A member may have at most 3 warnings.',
        after: 'A member may have at most 4 warnings.',
      },
      { heading: 'Lateness', before: null, after: 'Call before you are late.' },
    ],
    ...changes,
  })

/** A to-do for which so many members wait; every fourth has no confirmed address and is never reminded. */
export const waitingFor = (
  { _id, acknowledgedBy }: Todo,
  count: number,
  remindedOn: string | null = null,
) => {
  const acknowledged = acknowledgedBy.length
  const waiting = Array.from({ length: count }, (_, index) => ({
    userId: `waiting-${index}`,
    username: `member${acknowledged + index + 1}`,
    reachable: index % 4 !== 3,
    remindedOn: index % 4 === 3 ? null : remindedOn,
  }))
  return { _id, expected: acknowledged + count, acknowledged, waiting }
}

const nineAcknowledged = makeTodo({
  _id: '9',
  title: 'Record the demo video',
  desc: 'Two minutes at most.\nShow signing in, posting and acknowledging.',
  assignee: 'Everyone',
  acknowledgedBy: Array.from({ length: 9 }, (_, index) => ({
    userId: `done-${index}`,
    username: `member${index + 1}`,
    acknowledgedAt: ago((index + 1) * hour),
  })),
})

/** One to-do that nine have acknowledged and for which so many members wait, reminded today or never. */
export const mockWaiting = (count: number, { isReminded = false } = {}) => [
  mockProcedure(contract.todo.list, [nineAcknowledged]),
  mockProcedure(contract.todo.waiting, [
    waitingFor(nineAcknowledged, count, isReminded ? dateInDays(0) : null),
  ]),
]

/** The deadline of the second to-do collides with exams and with other work of its teams. */
export const mockCollisions = () =>
  mockProcedure(contract.deadline.day, {
    date: dateInDays(3),
    clashes: [
      {
        _id: '1',
        title: 'Final exams of graduating students, first semester',
        type: 'exam',
        start: dateInDays(2),
        end: dateInDays(5),
      },
    ],
    due: [
      { _id: '1', title: 'Draft chapter three' },
      { _id: '3', title: 'Prepare the defense deck' },
    ],
    nextFree: '2026-12-16',
  })

/** Responds with what the signed-in member may do, and with the teams of their sign-in. */
export const mockRights = ({ mayEdit }: { mayEdit: boolean }) =>
  mockProcedure(contract.member.rights, {
    mayEdit,
    // Read with each request: a story signs its member in after its mocks are made.
    get teams() {
      return validSession(storedSession())?.role ?? []
    },
  })

/** Responds to every procedure that members' screens read from with sample data. */
export const mockMemberProcedures = () => [
  mockRights({ mayEdit: false }),
  mockProcedure(contract.member.resetLinks, { isOffered: true }),
  mockResponse(contract.member.me, () => {
    const session = validSession(storedSession())
    const { username = 'ana', userType = 'user', role = [] } = session ?? {}
    return { username, userType, role, name: null }
  }),
  mockProcedure(contract.members.names, []),
  mockProcedure(contract.settings.sample, { people: 13, events: 122, records: 14, texts: 2 }),
  mockProcedure(contract.secondFactor.get, { isOn: false, required: false }),
  mockProcedure(contract.notifications.get, { news: true, reminders: true, summary: false }),
  mockProcedure(contract.emailAddress.get, {
    email: 'ana@example.com',
    pending: null,
    confirmed: true,
  }),
  mockProcedure(contract.feed.get, { isOn: false, createdAt: null, for: null }),
  mockProcedure(contract.deadline.day, {
    date: dateInDays(3),
    clashes: [],
    due: [],
    nextFree: dateInDays(4),
  }),
  mockProcedure(contract.todo.list, activeTodos),
  mockResponse(contract.todo.expected, (request) =>
    (request.url.endsWith('archived') ? archivedTodos : activeTodos).map(
      ({ _id, acknowledgedBy }) => ({ _id, expected: 13, acknowledged: acknowledgedBy.length }),
    ),
  ),
  mockProcedure(
    contract.todo.waiting,
    activeTodos.map((todo) => waitingFor(todo, todo.assignee === 'Everyone' ? 13 : 4)),
  ),
  mockProcedure(contract.todo.archived, archivedTodos),
  mockProcedure(contract.todoPeople.list, []),
  mockProcedure(contract.todoResult.active, []),
  mockProcedure(contract.todoResult.list, []),
  mockProcedure(contract.rules.changes, rulesChanges),
  mockProcedure(contract.attention.list, []),
  ...mockInquiries(),
  mockProcedure(contract.activityLog.keeper, { username: 'ana' }),
  mockProcedure(contract.activityLog.list, { logs, pagination: thirdPage }),
  mockProcedure(contract.search.find, found),
  mockProcedure(contract.record.list, { records: penaltyRecords, pagination: thirdPage }),
  ...mockRollCalls(),
  ...mockPublicProcedures(),
]
