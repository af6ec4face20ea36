import { dayMs as day, hourMs as hour } from '@tropa/contract/base/durations'
import { contract } from '@tropa/contract/contract'
import type { Excuse, SentExcuse } from '@tropa/contract/excuse/excuse'
import { judge, type Mark } from '@tropa/contract/rules/judge'
import { specifiedLadder } from '@tropa/contract/testing/rules-numbers'
import { markChanges, type MarkForm, type RollCall } from '@tropa/contract/roll-call/roll-call'
import type { Fees, MemberFees } from '@tropa/contract/standing/fees'
import type { Dispute, OwnRecord, Standing } from '@tropa/contract/standing/standing'
import { memberOf } from './listed-member'
import { storyMemberId } from './member-story'
import { mockProcedure, mockResponse, onePage } from './mock-procedures'
import { from, meetings, ownMark, shownMeeting } from './sample-meetings'

const names =
  'ana ben carlo dina enzo faye gio hana ivan joy kim liza migs nica oscar paula quinn rico sara tomas'.split(
    ' ',
  )

const subject = { kind: 'meeting', _id: 'm2', title: 'Stand-up', at: from(-2 * hour) } as const

const usernameAt = (index: number) => {
  const name = names[index % names.length] ?? ''
  return index < names.length ? name : `${name}${index}`
}

const rowsOf = (count: number, marks: readonly (Mark | null)[]): RollCall['rows'] =>
  Array.from({ length: count }, (_, index) => {
    const username = usernameAt(index)
    const mark = marks[index] ?? null
    const minutes = mark === 'late' ? 12 : null
    return {
      userId: username,
      username,
      mark,
      minutes,
      excuse: null,
      outcome: mark && judge(mark, minutes, specifiedLadder),
    }
  })

const rollCallWith = (rows: RollCall['rows'], more: Partial<RollCall> = {}): RollCall => ({
  subject,
  closedAt: null,
  numbers: specifiedLadder,
  rows,
  ...more,
})

const marked = (count: number) =>
  rowsOf(count, ['present', 'late', 'absent', ...Array<Mark>(count).fill('present')])

/** Roll calls: of nobody or of forty people, without marks, marked, closed, or with excuses. */
export const rollCalls = {
  nobody: rollCallWith([]),
  empty: rollCallWith(rowsOf(13, [])),
  forty: rollCallWith(marked(40)),
  marked: rollCallWith(marked(13)),
  closed: rollCallWith(marked(13), { closedAt: from(-hour) }),
  withExcuses: rollCallWith(
    rowsOf(4, ['present']).map((row, index) => {
      if (index === 1) {
        const reason = 'My class moved to the same hour.'
        return { ...row, excuse: { _id: 'e1', state: 'open', reason } }
      }
      if (index === 2) {
        const excuse = { _id: 'e2', state: 'accepted', reason: 'I am ill.' } as const
        return { ...row, mark: 'excused', excuse }
      }
      return row
    }),
  ),
  upcoming: rollCallWith(rowsOf(4, []), { subject: { ...subject, at: from(3 * day) } }),
  withoutRules: rollCallWith(rowsOf(4, []), { numbers: null }),
} as const

let savedMarks: readonly MarkForm[] | undefined

/** Replaces the marks that a story has saved, as another admin would; without marks, resets them. */
export const replaceSavedMarks = (marks?: readonly MarkForm[]): void => {
  savedMarks = marks
}

const withSavedMarks = (rollCall: RollCall): RollCall => ({
  ...rollCall,
  rows: rollCall.rows.map((row) => {
    if (!savedMarks || row.excuse?.state === 'accepted') return row
    const marked = savedMarks.find(({ userId }) => userId === row.userId)
    const { mark = null, minutes = null } = marked ?? {}
    return { ...row, mark, minutes, outcome: mark && judge(mark, minutes, specifiedLadder) }
  }),
})

/** Responds with one roll call, and keeps the marks that are saved. */
export const mockRollCall = (rollCall: RollCall) => [
  mockResponse(contract.rollCall.get, () => withSavedMarks(rollCall)),
  mockResponse(contract.rollCall.change, async (request) => {
    const form = await markChanges['~standard'].validate(await request.json())
    const changes = form.issues ? [] : form.value.marks
    const others = withSavedMarks(rollCall).rows.filter(
      ({ userId }) => !changes.some((each) => each.userId === userId),
    )
    const made = [...others, ...changes].flatMap(({ userId, mark, minutes }) =>
      mark ? [{ userId, mark, ...(minutes && { minutes }) }] : [],
    )
    replaceSavedMarks(made)
    return withSavedMarks(rollCall)
  }),
  mockProcedure(contract.rollCall.close, { ...rollCall, closedAt: from(0) }),
]

/** Responds with so many members, the third of whom is blocked, and some of whom may have left. */
export const mockMembers = (count: number, leavers: readonly string[] = []) =>
  mockProcedure(
    contract.members.list,
    Array.from({ length: count }, (_, index) => {
      const username = usernameAt(index)
      return memberOf(username, {
        ...(username === 'ana' && { _id: storyMemberId }),
        ...(index === 0 && { userType: 'admin' }),
        role: ['Docu Team'],
        blocked: index === 2,
        left: leavers.includes(username),
      })
    }),
  )

const records: OwnRecord[] = [
  {
    _id: 'r1',
    violation: '12 minutes late to Stand-up',
    fee: 50,
    status: '1 lateness',
    date: from(-2 * day),
    state: 'open',
    reason: null,
    answer: null,
  },
  {
    _id: 'r2',
    violation: 'Missed Draft chapter four',
    fee: 0,
    status: '1 warning(s)',
    date: from(-5 * day),
    state: 'disputed',
    reason: 'I sent it to the group chat the evening before.',
    answer: null,
  },
  {
    _id: 'r3',
    violation: '3 minutes late to the code review',
    fee: 20,
    status: '1 lateness',
    date: from(-20 * day),
    state: 'upheld',
    reason: 'The jeepney broke down.',
    answer: 'Please leave earlier.\nThe rule is the same for everybody.',
  },
  {
    _id: 'r4',
    violation: 'Absent from Kick-off',
    fee: 100,
    status: '1 absence(s)',
    date: from(-40 * day),
    state: 'settled',
    reason: null,
    answer: null,
  },
]

const excuse: Excuse = {
  _id: 'e1',
  subject: { kind: 'meeting', _id: 'm9', title: 'Sprint review', at: from(-9 * day) },
  reason: 'I had an exam.',
  state: 'accepted',
  note: 'Good luck!',
}

/** Where a member stands: with records, or with none. */
export const standings = {
  full: {
    warnings: { count: 1, limit: 3 },
    instances: { count: 3, limit: 5 },
    fees: { owed: 70, settled: 100 },
    records,
    excuses: [excuse],
  },
  empty: {
    warnings: { count: 0, limit: 3 },
    instances: { count: 0, limit: 5 },
    fees: { owed: 0, settled: 0 },
    records: [],
    excuses: [],
  },
} as const satisfies Record<string, Standing>

/** Two excuses that wait, one of which is the story's member's own. */
export const sentExcuses: SentExcuse[] = [
  {
    _id: 'e3',
    username: 'ben',
    subject: { kind: 'meeting', _id: 'm1', title: 'Defense rehearsal', at: from(3 * day) },
    reason: 'My sister gets married that day.',
    state: 'open',
    note: null,
    createdAt: from(-hour),
  },
  {
    _id: 'e4',
    username: 'ana',
    subject: { kind: 'meeting', _id: 'm1', title: 'Defense rehearsal', at: from(3 * day) },
    reason: 'I travel home.',
    state: 'open',
    note: null,
    createdAt: from(-hour),
  },
]

const disputes: Dispute[] = [
  {
    _id: 'r9',
    username: 'carlo',
    violation: '12 minutes late to Stand-up',
    fee: 50,
    status: '2 lateness',
    date: from(-day),
    reason: 'I was in the room before it began; ask Dina.',
    state: 'disputed',
    answer: null,
  },
]

/** The fees of the team; 50 of what carlo owes is disputed. */
const sampleFees: Fees = {
  total: { owed: 330, paid: 150 },
  members: [
    { userId: 'carlo', username: 'carlo', owed: 170, paid: 0, records: 3 },
    { userId: storyMemberId, username: 'ana', owed: 90, paid: 50, records: 1 },
    { userId: null, username: 'Enzo Carandang', owed: 70, paid: 0, records: 2 },
    { userId: 'dina', username: 'dina', owed: 0, paid: 100, records: 0 },
  ],
}

/** Carlo's fees after they were settled. */
export const settledFees: MemberFees = {
  userId: 'carlo',
  username: 'carlo',
  owed: 50,
  paid: 120,
  records: 0,
}

/** Responds to what the screens of meetings, roll calls and standings read. */
export const mockRollCalls = () => [
  mockProcedure(contract.meeting.list, { meetings, pagination: onePage(meetings.length) }),
  mockProcedure(contract.meeting.get, shownMeeting),
  mockProcedure(contract.meeting.ownMark, ownMark),
  mockMembers(13),
  mockProcedure(contract.rules.numbers, { numbers: specifiedLadder }),
  ...mockRollCall(rollCalls.empty),
  mockProcedure(contract.standing.get, standings.full),
  mockProcedure(contract.excuse.list, sentExcuses),
  mockProcedure(contract.standing.disputes, disputes),
  mockProcedure(contract.fees.list, sampleFees),
]
