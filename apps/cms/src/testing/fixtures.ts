import { sampleTodoForm } from '@tropa/contract/testing/sample-todo'
import { wordsOf } from '@tropa/contract/todo/todo'
import { defaultSettings, type SettingsForm } from '@tropa/contract/settings/settings'
import type { Payload, Where } from 'payload'
import { inUnitOfWork, type Work } from '../database/unit-of-work'
import { hashPassword } from '../features/member/password-hash'
import { findMember } from '../features/member/stored-member'
import {
  createMember as storeMember,
  deleteMember as removeMember,
  writeMember,
} from '../features/member/write-member'
import { findSettings } from '../payload/globals/read-settings'
import type { AuditTrail, Member, Todo } from '../payload/payload-types'
import type { TestClient } from './client'

/** The password of every member of the fixtures. */
export const password = 'correct horse'

export const createMember = async (
  payload: Payload,
  username: string,
  userType: 'admin' | 'user' = 'user',
  more: Pick<Member, 'isEditor' | 'teams'> = {},
): Promise<Member> => {
  const form = { username, userType, ...more, ...(await hashPassword(password)) }
  return inUnitOfWork({ payload }, (work) => storeMember(work, form))
}

const onStored = (
  payload: Payload,
  id: string,
  run: (work: Work, member: Member) => Promise<unknown>,
): Promise<void> =>
  inUnitOfWork({ payload }, async (work) => {
    const member = await findMember(payload, id, work)
    if (!member) throw new Error(`There is no member ${id}.`)
    await run(work, member)
  })

/** Changes a member with all that follows from it. */
export const changeMember = async (
  payload: Payload,
  id: string,
  { password: chosen, ...change }: Partial<Member>,
): Promise<void> => {
  const stored = chosen ? { ...(await hashPassword(chosen)), sessions: [] } : {}
  await onStored(payload, id, (work, member) => writeMember(work, member, { ...change, ...stored }))
}

export const deleteMember = (payload: Payload, id: string): Promise<void> =>
  onStored(payload, id, removeMember)

export const fillFixtures = async (payload: Payload): Promise<void> => {
  await createMember(payload, 'ada', 'admin', { teams: ['heads'] })
  await createMember(payload, 'ben', 'user', { teams: ['dev-team', 'docu-team'] })
  await payload.updateGlobal({
    slug: 'site',
    data: {
      name: 'Tropa',
      codeUrl: 'https://example.com/code',
      contactEmail: 'team@example.com',
      categories: [{ label: 'General question' }, { label: 'Feedback' }],
    },
  })
  await payload.updateGlobal({
    slug: 'home',
    data: { tagline: 'The team is created for the upcoming Capstone', _status: 'published' },
  })
  await payload.updateGlobal({
    slug: 'about',
    data: { sections: [{ heading: 'Our story', body: 'We met.' }], _status: 'published' },
  })
  await payload.updateGlobal({
    slug: 'rules',
    data: {
      title: 'Team Rules and Regulations',
      lastUpdated: '2025-08-18',
      sections: [{ heading: 'Warning System', body: 'At most {maxWarnings} warnings.' }],
      numbers: {
        maxWarnings: 3,
        maxRevisions: 3,
        managerWarnings: 3,
        maxInstances: 5,
        shortLatenessTo: 4,
        shortLatenessFee: 20,
        longLatenessTo: 30,
        longLatenessFee: 50,
        absenceFee: 100,
      },
      _status: 'published',
    },
  })
}

/** A member with what nobody may read. */
export const storedMember = async ({ db }: Payload, username: string): Promise<Member> => {
  const where = { username: { equals: username } }
  const member = await db.findOne<Member>({ collection: 'members', where })
  if (!member) throw new Error(`There is no member ${username}.`)
  return member
}

/** Stores fields of a member without what follows from a change of them. */
export const setMember = ({ db }: Payload, id: string, data: Partial<Member>) =>
  db.updateOne({ collection: 'members', id, data })

/** Entries of the audit trail, oldest first. */
export const auditEntries = async ({ db }: Payload, where: Where = {}): Promise<AuditTrail[]> => {
  const collection = 'audit-trail'
  const { docs } = await db.find<AuditTrail>({ collection, where, sort: 'id', pagination: false })
  return docs
}

export const signIn = async (call: TestClient, username: string): Promise<string> => {
  const { body } = await call('POST /api/user/login', { body: { username, password } })
  return body.token
}

export const newTodo = (override: Record<string, unknown> = {}) => ({
  ...sampleTodoForm,
  ...override,
})

/** Stores a to-do of the past, as one becomes by itself, unless told otherwise. */
export const storeTodo = (payload: Payload, override: Partial<Todo> = {}): Promise<Todo> =>
  payload.create({
    collection: 'todos',
    data: {
      ...wordsOf(sampleTodoForm),
      title: 'Past',
      deadline: '2020-02-02T12:00:00.000Z',
      assignees: ['heads'],
      ...override,
    },
  })

export const newRecord = (override: Record<string, unknown> = {}) => ({
  name: 'Ben',
  violation: 'Late',
  fee: 20,
  status: '1 warning(s)',
  date: '2026-01-02',
  ...override,
})

/** The body of a valid meeting, which is over, unless overridden. */
export const newMeeting = (override: Record<string, unknown> = {}) => ({
  title: 'Stand-up',
  startsAt: '2026-01-05T01:00:00.000Z',
  assignees: ['Everyone'],
  ...override,
})

/** The settings that nobody has changed, as `PUT` takes them. */
export const newSettings = (override: Partial<SettingsForm> = {}): SettingsForm => ({
  ...defaultSettings,
  mark: { letter: null },
  ...override,
})

/** Makes a server one that nobody has set up. */
export const resetSettings = async ({ db }: Payload): Promise<void> => {
  const { id } = await findSettings({ db })
  const data = { id, values: {}, leftOut: [], mark: null }
  if (id !== undefined) await db.updateGlobal({ slug: 'settings', data })
}

export const newInquiry = (override: Record<string, unknown> = {}) => ({
  name: 'Maria',
  category: 'Feedback',
  email: 'maria@example.com',
  desc: 'Hello there.',
  ...override,
})

/** What is stored of a member's e-mail addresses and open links. */
export const addressAndLinks = {
  email: 'ben@example.com',
  emailConfirmed: true,
  emailTrusted: false,
  pendingEmail: 'new@example.com',
  pendingEmailHash: 'the hash of a confirmation',
  pendingEmailExpiresAt: '2030-01-02T03:04:05.678Z',
  pendingEmailTrusted: true,
  inviteHash: 'the hash of an invite',
  inviteExpiresAt: '2030-01-03T03:04:05.678Z',
  mailedInviteHash: 'the hash of a mailed invite',
  mailedInviteExpiresAt: '2030-01-04T03:04:05.678Z',
}

/** The text of a mail without the key of its link, whose random characters may spell a name. */
export const withoutKey = (text = ''): string => text.replace(/key=\S+/, '')
