import { attemptHeader } from '@tropa/contract/base/attempt'
import type { CollectionSlug } from 'payload'
import { beforeAll } from 'vitest'
import type { Booted } from './boot'
import { idOf } from './client'
import { createMember, newInquiry, newMeeting, newRecord, newTodo, signIn } from './fixtures'

interface Sample {
  collection: CollectionSlug
  /** The path of a call, if it has an id. */
  path?: () => Promise<string>
  token?: 'ada' | 'ben'
  body: () => object | Promise<object>
  /** What the same form says after an edit. */
  edited: object
  /** What is made again for the same attempt, because it is shown once. */
  shownOnce?: boolean
  /** Its status, if that is not 201. */
  status?: number
  /** Its row is older than the call, or is no row of its own. */
  createsNoRow?: boolean
}

/** A sample of each call that creates something, for a product that was just booted. */
export const prepareAttempts = (tropa: Booted) => {
  const tokens = { ada: '', ben: '', zoe: '' }
  let benId = ''

  beforeAll(async () => {
    await createMember(tropa.payload, 'zoe', 'admin')
    for (const name of ['ada', 'ben', 'zoe'] as const) tokens[name] = await signIn(tropa.call, name)
    const { body } = await tropa.call('GET /api/members', { token: tokens.ada })
    benId = body.find(({ username }) => username === 'ben')?._id ?? ''
  })

  let count = 0

  const ownRecord = async () => {
    const date = new Date().toISOString()
    const body = newRecord({ userId: benId, date })
    const made = await tropa.call('POST /api/records', { token: tokens.ada, body })
    return idOf(made.body.data)
  }

  const postedTodo = async () => {
    const made = await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo() })
    return idOf(made.body.data)
  }

  const meetingToCome = async () => {
    const body = newMeeting({ startsAt: '2999-01-01T00:00:00.000Z' })
    const made = await tropa.call('POST /api/meetings', { token: tokens.ada, body })
    return idOf(made.body.data)
  }

  const sentInquiry = async () => {
    await tropa.call('POST /api/contact', { body: newInquiry() })
    const { body } = await tropa.call('GET /api/inquiries', { token: tokens.ada })
    return body.inquiries[0]?._id ?? ''
  }

  const sentExcuse = async () => {
    const body = { kind: 'meeting', id: await meetingToCome(), reason: 'Ill.' }
    const made = await tropa.call('POST /api/excuses', { token: tokens.ben, body })
    return made.body.data._id
  }

  let debtorId = ''

  const owedFee = async () => {
    debtorId = (await createMember(tropa.payload, `debtor-${++count}`)).id
    const body = newRecord({ userId: debtorId })
    await tropa.call('POST /api/records', { token: tokens.ada, body })
    return body.fee
  }

  const samples: Record<string, Sample> = {
    'POST /contact': { collection: 'inquiries', body: newInquiry, edited: { desc: 'Once more.' } },
    'PATCH /inquiries/{id}': {
      collection: 'audit-trail',
      path: async () => `/inquiries/${await sentInquiry()}`,
      token: 'ada',
      body: () => ({ version: 1, notes: 'Asked for the bus.' }),
      edited: { notes: 'Asked for the hall.' },
      status: 200,
    },
    'POST /members': {
      collection: 'members',
      token: 'ada',
      body: () => ({ username: `new-${++count}`, userType: 'user', isEditor: false, teams: [] }),
      edited: { userType: 'admin' },
      shownOnce: true,
    },
    'POST /members/import': {
      collection: 'members',
      token: 'ada',
      body: () => ({ rows: [{ username: `row-${++count}` }] }),
      edited: { rows: [] },
      shownOnce: true,
      status: 200,
    },
    'POST /user/feed': {
      collection: 'members',
      token: 'ben',
      body: () => ({}),
      edited: { for: 'regular' },
      shownOnce: true,
      createsNoRow: true,
    },
    'POST /activitylog': {
      collection: 'activity-logs',
      token: 'ben',
      body: () => ({ action: 'LOGIN', description: 'Signed in', username: 'ben' }),
      edited: { action: 'LOGOUT' },
    },
    'POST /todo': {
      collection: 'todos',
      token: 'ada',
      body: newTodo,
      edited: { title: 'Another' },
    },
    'PATCH /todo/{id}': {
      collection: 'todo-versions',
      path: async () => `/todo/${await postedTodo()}`,
      token: 'ada',
      body: () => newTodo({ title: 'Edited', version: 1, askAgain: false }),
      edited: { title: 'Another' },
      status: 200,
    },
    'POST /records': { collection: 'records', token: 'ada', body: newRecord, edited: { fee: 50 } },
    'POST /records/{id}/dispute': {
      collection: 'records',
      path: async () => `/records/${await ownRecord()}/dispute`,
      token: 'ben',
      body: () => ({ reason: 'I was there.' }),
      edited: { reason: 'I was ill.' },
      createsNoRow: true,
    },
    'PATCH /records/{id}': {
      collection: 'activity-logs',
      path: async () => `/records/${await ownRecord()}`,
      token: 'ada',
      body: () => ({ state: 'settled' }),
      edited: { state: 'withdrawn' },
      status: 200,
    },
    'POST /fees/{id}/settle': {
      collection: 'activity-logs',
      path: () => Promise.resolve(`/fees/${debtorId}/settle`),
      token: 'ada',
      body: async () => ({ amount: await owedFee() }),
      edited: { amount: 30 },
      status: 200,
    },
    'POST /meetings': {
      collection: 'meetings',
      token: 'ada',
      body: newMeeting,
      edited: { title: 'Rehearsal' },
    },
    'PATCH /meetings/{id}': {
      collection: 'meeting-versions',
      path: async () => `/meetings/${await meetingToCome()}`,
      token: 'ada',
      body: () => newMeeting({ minutes: 'Decided.', version: 1 }),
      edited: { minutes: 'Undecided.' },
      status: 200,
    },
    'POST /excuses': {
      collection: 'excuses',
      token: 'ben',
      body: async () => ({ kind: 'meeting', id: await meetingToCome(), reason: 'Ill.' }),
      edited: { reason: 'On a journey.' },
    },
    'PATCH /excuses/{id}': {
      collection: 'activity-logs',
      path: async () => `/excuses/${await sentExcuse()}`,
      token: 'ada',
      body: () => ({ decision: 'accepted' }),
      edited: { decision: 'declined' },
      status: 200,
    },
    'POST /year/close': {
      collection: 'years',
      token: 'ada',
      body: async () => {
        const { body } = await tropa.call('GET /api/year', { token: tokens.ada })
        return { leavers: [], closeRecords: false, startedAt: body.startedAt }
      },
      edited: { closeRecords: true },
      status: 200,
    },
  }

  /** Sends one body over and over: with one key, another, or none. */
  const prepare = async (line: string) => {
    const { token: name, path, body: newBody, ...sample } = samples[line] as Sample
    const body = await newBody()
    const [method, fixed = ''] = line.split(' ')
    const address = `/api${path ? await path() : fixed}`
    const send = (key?: string, override: object = {}, token = name && tokens[name]) =>
      tropa.call(`${method} ${address}`, {
        ...(token !== undefined && { token }),
        body: { ...body, ...override },
        ...(key !== undefined && { headers: { [attemptHeader]: key } }),
      })
    const rows = async () =>
      (await tropa.payload.db.count({ collection: sample.collection })).totalDocs
    return { ...sample, body, send, rows }
  }

  return { tokens, samples, prepare }
}
