import { contract } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids'
import { booted } from '../../testing/boot'
import {
  createMember,
  newInquiry,
  newMeeting,
  newRecord,
  newSettings,
  newTodo,
  password,
  signIn,
} from '../../testing/fixtures'
import { idOf } from '../../testing/client'
import { accessOfResults } from '../../testing/access-of-results'
import { accessOfRollCalls } from '../../testing/access-of-roll-calls'
import { pixel } from '../../testing/trash'
import { invalidTokens } from '../../testing/tokens'

const roles = ['anonymous', 'user', 'admin', 'keeper', 'expired', 'forged'] as const
type Role = (typeof roles)[number]

interface Row {
  /** The status for each role, in the order of {@link roles}. */
  statuses: readonly number[]
  body?: () => unknown
  query?: string
  /** Creates what the procedure needs, once for each role, and returns its id. */
  id?: () => Promise<string>
}

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Partial<Record<Role, string>> = {}

/** The id of what the admin creates. */
const idOfNew = async (
  line: 'POST /api/todo' | 'POST /api/meetings' | 'POST /api/records' | 'POST /api/members',
  body: object,
) => idOf((await tropa.call(line, { token: tokens.admin, body })).body.data)

const todoId = () => idOfNew('POST /api/todo', newTodo())

const meetingId = () => idOfNew('POST /api/meetings', newMeeting())

const excuseId = async () => {
  const subjectId = await meetingId()
  const { id } = await tropa.payload.create({
    collection: 'excuses',
    data: { kind: 'meeting', subjectId, memberId: newId(), reason: 'Ill.', state: 'open' },
  })
  return id
}

const recordId = () => idOfNew('POST /api/records', newRecord())

let invited = 0
const newMember = () => ({
  username: `invited-${++invited}`,
  userType: 'user',
  isEditor: false,
  teams: [],
})

const memberId = () => idOfNew('POST /api/members', newMember())

const inquiryId = async () => {
  const { name, category, email, desc } = newInquiry()
  const data = { name, category, email, desc, status: 'new' }
  const { id } = await tropa.payload.db.create({ collection: 'inquiries', data })
  return String(id)
}

const logId = async () => {
  const entry = { action: 'LOGIN', description: 'Signed in' }
  const { body } = await tropa.call('POST /api/activitylog', { token: tokens.user, body: entry })
  return idOf(body)
}

const markForm = () => {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'mark.png')
  return form
}

const ownPassword = () => ({ currentPassword: password })

const anyone = (status: number) => Array<number>(6).fill(status)
const members = (status: number) => [401, status, status, status, 401, 401]
const admins = (status: number) => [401, 403, status, status, 401, 401]
const keeper = (status: number) => [401, 403, 403, status, 401, 401]

const rows: Record<string, Row> = {
  'POST /user/login': { statuses: anyone(200), body: () => ({ username: 'ada', password }) },
  'GET /user/forgot-password': { statuses: anyone(200) },
  'POST /user/forgot-password': { statuses: anyone(404), body: () => ({ username: 'ada' }) },
  'POST /user/logout': { statuses: members(200) },
  'POST /user/change-password': {
    statuses: members(200),
    body: () => ({ currentPassword: password, newPassword: password }),
  },
  'GET /user/rights': { statuses: members(200) },
  'GET /user/me': { statuses: members(200) },
  'GET /user/waiting': { statuses: members(200) },
  'GET /user/contact': { statuses: members(200) },
  'PUT /user/contact': { statuses: members(200), body: () => ({ email: null }) },
  'POST /user/contact/confirm': { statuses: anyone(404), body: () => ({ token: 'unknown' }) },
  'GET /user/feed': { statuses: members(200) },
  'POST /user/feed': { statuses: members(201) },
  'DELETE /user/feed': { statuses: members(200) },
  'GET /user/notifications': { statuses: members(200) },
  'PUT /user/notifications': {
    statuses: members(200),
    body: () => ({ news: true, reminders: true, summary: false }),
  },
  'GET /user/second-factor': { statuses: members(200) },
  // Nothing waits for its confirmation yet, and nothing is on.
  'POST /user/second-factor/confirm': { statuses: members(400), body: () => ({ code: '123456' }) },
  'DELETE /user/second-factor': {
    statuses: members(400),
    body: () => ({ currentPassword: password, code: '123456' }),
  },
  'POST /user/second-factor': { statuses: members(200), body: ownPassword },
  // No mail server is set up.
  'POST /settings/test-mail': { statuses: admins(400) },
  'GET /members': { statuses: admins(200) },
  'POST /members': { statuses: admins(201), body: newMember },
  'GET /members/names': { statuses: members(200) },
  'POST /members/import': { statuses: admins(200), body: () => ({ rows: [newMember()] }) },
  'PATCH /members/{id}': {
    statuses: admins(200),
    body: () => ({ blocked: true }),
    id: memberId,
  },
  'POST /members/{id}/invite': { statuses: admins(200), id: memberId },
  'DELETE /members/{id}': { statuses: admins(200), id: memberId },
  'POST /activitylog': {
    statuses: members(201),
    body: () => ({ username: 'x', action: 'LOGIN', description: 'Signed in' }),
  },
  'GET /activitylog': { statuses: admins(200) },
  'GET /activitylog/keeper': { statuses: admins(200) },
  'DELETE /activitylog/{id}': { statuses: keeper(200), id: logId },
  'POST /contact': { statuses: anyone(201), body: newInquiry },
  'GET /contact': { statuses: admins(200) },
  'GET /inquiries': { statuses: admins(200) },
  'PATCH /inquiries/{id}': {
    statuses: admins(200),
    body: () => ({ status: 'doing' }),
    id: inquiryId,
  },
  'DELETE /inquiries/{id}': { statuses: admins(200), id: inquiryId },
  'GET /audit': { statuses: admins(200) },
  'GET /todo': { statuses: members(200) },
  'GET /todo/archived': { statuses: members(200) },
  'POST /todo': { statuses: admins(201), body: newTodo },
  'GET /todo/{id}/changes': { statuses: members(200), id: todoId },
  ...accessOfResults(todoId),
  'GET /todo/expected': { statuses: members(200), query: '?status=archived' },
  'GET /todo/waiting': { statuses: admins(200) },
  // This server sends no mail.
  'POST /todo/{id}/remind': { statuses: admins(400), id: todoId },
  'PATCH /todo/{id}': {
    statuses: admins(200),
    body: () => newTodo({ title: 'Rewrite the report', version: 1, askAgain: true }),
    id: todoId,
  },
  'PATCH /todo/{id}/acknowledge': { statuses: members(200), id: todoId },
  'DELETE /todo/{id}': { statuses: admins(200), id: todoId },
  'GET /team': { statuses: anyone(200) },
  'GET /calendar': { statuses: anyone(200) },
  'GET /calendar/events': { statuses: anyone(200) },
  'GET /calendar/day': { statuses: admins(200), query: '?date=2999-12-31&assignees=Heads' },
  'GET /rules': { statuses: anyone(200) },
  'GET /rules/changes': { statuses: members(200) },
  'POST /rules/acknowledge': { statuses: members(200), body: () => ({ revision: 1 }) },
  'GET /about': { statuses: anyone(200) },
  'GET /site': { statuses: anyone(200) },
  'GET /settings': { statuses: anyone(200) },
  'PUT /settings': { statuses: admins(200), body: newSettings },
  'PUT /settings/mark': { statuses: admins(200), body: markForm },
  'DELETE /settings/mark': { statuses: admins(200) },
  'GET /settings/sample': { statuses: admins(200) },
  'DELETE /settings/sample': { statuses: admins(200), body: () => ({ parts: [] }) },
  'GET /records': { statuses: admins(200) },
  'GET /rules/numbers': { statuses: members(200) },
  'POST /meetings': { statuses: admins(201), body: newMeeting },
  'GET /meetings': { statuses: members(200) },
  'GET /meetings/{id}': { statuses: members(200), id: meetingId },
  'GET /meetings/{id}/mark': { statuses: members(200), id: meetingId },
  'PATCH /meetings/{id}': {
    statuses: admins(200),
    body: () => newMeeting({ version: 1 }),
    id: meetingId,
  },
  'DELETE /meetings/{id}': { statuses: admins(200), id: meetingId },
  ...accessOfRollCalls(meetingId, excuseId),
  'GET /standing': { statuses: members(200) },
  'GET /year': { statuses: admins(200) },
  // The first admin's closing is the only one that knows when the year began.
  'POST /year/close': {
    statuses: [401, 403, 200, 409, 401, 401],
    body: () => ({ leavers: [], closeRecords: false, startedAt: null }),
  },
  'GET /year/archive': { statuses: admins(200) },
  'GET /attention': { statuses: members(200) },
  // It is about nobody who asks.
  'POST /records/{id}/dispute': {
    statuses: members(404),
    body: () => ({ reason: 'I was there.' }),
    id: recordId,
  },
  'GET /disputes': { statuses: admins(200) },
  'GET /fees': { statuses: admins(200) },
  // They owe nothing.
  'POST /fees/{id}/settle': {
    statuses: admins(409),
    body: () => ({ amount: 20 }),
    id: memberId,
  },
  'PUT /records/{id}': { statuses: admins(200), body: newRecord, id: recordId },
  'DELETE /records/{id}': { statuses: admins(200), id: recordId },
  'PUT /records/{id}/member': {
    statuses: admins(200),
    body: () => ({ userId: null }),
    id: recordId,
  },
  'PATCH /records/{id}': {
    statuses: admins(200),
    body: () => ({ state: 'settled' }),
    id: recordId,
  },
  'GET /search': { statuses: members(200) },
  'POST /records': { statuses: admins(201), body: newRecord },
}

const signInEverybody = async () => {
  tokens.user = await signIn(tropa.call, 'ben')
  tokens.admin = await signIn(tropa.call, 'ada')
  tokens.keeper = await signIn(tropa.call, 'kim')
  const invalid = await invalidTokens(tropa, tokens.admin)
  tokens.expired = invalid.expired
  tokens.forged = invalid.forged
}

beforeAll(async () => {
  const kim = await createMember(tropa.payload, 'kim', 'admin')
  await tropa.payload.updateGlobal({ slug: 'site', data: { logKeeper: kim.id } })
  await signInEverybody()
})

const routes = listProcedures(contract).map(({ method, path }) => `${method} ${path}`)

describe('the access matrix', () => {
  it('covers every procedure of the contract', () => {
    expect(Object.keys(rows).sort()).toEqual(routes.sort())
  })

  it.each(Object.entries(rows))(
    'states who may call %s',
    async (route, { statuses, body, query = '', id }) => {
      const responses: number[] = []
      for (const role of roles) {
        const line =
          route
            .replace(' ', ' /api')
            .replace('{kind}', 'meeting')
            .replace('{id}', (await id?.()) ?? '') + query
        const token = tokens[role]
        const response = await tropa.call(line, {
          ...(token && { token }),
          ...(body && { body: body() }),
        })
        responses.push(response.status)
        if (response.status >= 400) expect(Object.keys(response.body)).toEqual(['message'])
      }
      expect(responses).toEqual(statuses)
      if (/logout|password/.test(route)) await signInEverybody()
    },
  )

  it('tells a member who is not the log keeper who is', async () => {
    const { body } = await tropa.call(`DELETE /api/activitylog/${await logId()}`, {
      token: tokens.admin ?? '',
    })
    expect(body).toEqual({ message: 'Access denied: Only the user "kim" can delete activity logs' })
  })
})

describe('an invalid token', () => {
  it('opens no procedure, however it was made', async () => {
    const invalid = await invalidTokens(tropa, await signIn(tropa.call, 'ben'))
    for (const [how, token] of Object.entries(invalid)) {
      const { status } = await tropa.call('GET /api/todo', { token })
      expect([how, status]).toEqual([how, 401])
    }
  })
})
