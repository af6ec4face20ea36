import type { ExcuseState } from '@tropa/contract/excuse/excuse'
import { beforeAll } from 'vitest'
import { toStoredDate } from '../payload/fields/stored-date'
import type { Booted } from './boot'
import { changeMember, createMember, newMeeting, signIn, storeTodo } from './fixtures'

/** The path of a roll call below `/api/rollcall`, such as `meeting/…`. */
type Path = `${'meeting' | 'todo'}/${string}`

/** The numbers that the rules of the fixtures publish, as roll calls show them. */
export const numbers = {
  warningLimit: 3,
  instanceLimit: 5,
  lateFee: 20,
  veryLateFee: 50,
  absenceFee: 100,
}

const crew = ['carla', 'dan', 'ella']

/** The id of the meeting or the to-do of a roll call. */
export const idIn = (path: string) => path.split('/')[1] ?? ''

/** Three members of the Design Team besides a blocked one, and calls of the admin ada for their roll calls. */
export const openRollCalls = async ({ payload, call }: Pick<Booted, 'payload' | 'call'>) => {
  for (const name of crew) {
    await createMember(payload, name, 'user', { teams: ['design-team'] })
  }
  const { id: gone } = await createMember(payload, 'gone', 'user', { teams: ['design-team'] })
  await changeMember(payload, gone, { blocked: true })
  const { docs } = await payload.find({ collection: 'members' })
  const ids = new Map(docs.map(({ id, username }) => [username, id]))
  const token = await signIn(call, 'ada')
  const idOf = (name: string) => ids.get(name) ?? name

  const mark = (name: string, each: string, minutes?: number) => ({
    userId: idOf(name),
    mark: each,
    ...(minutes !== undefined && { minutes }),
  })

  return {
    token,
    idOf,
    mark,
    allPresent: () => crew.map((name) => mark(name, 'present')),

    meeting: async (override: Record<string, unknown> = {}): Promise<Path> => {
      const body = newMeeting({ assignees: ['Design Team'], ...override })
      return `meeting/${(await call('POST /api/meetings', { token, body })).body.data._id}`
    },

    /** A to-do whose deadline has passed, as one becomes by itself. */
    todo: async (deadline = '2026-01-05'): Promise<Path> => {
      const { id } = await storeTodo(payload, {
        title: 'Draft chapter 4',
        deadline: toStoredDate(deadline),
        assignees: ['design-team'],
      })
      return `todo/${id}`
    },

    get: (path: string) =>
      call(`GET /api/rollcall/${path}` as 'GET /api/rollcall/{kind}/{id}', { token }),
    put: (path: string, marks: unknown) =>
      call(`PUT /api/rollcall/${path}` as 'PUT /api/rollcall/{kind}/{id}', {
        token,
        body: { marks },
      }),
    patch: (path: string, marks: unknown) =>
      call(`PATCH /api/rollcall/${path}` as 'PATCH /api/rollcall/{kind}/{id}', {
        token,
        body: { marks },
      }),
    close: (path: string) =>
      call(`POST /api/rollcall/${path}/close` as 'POST /api/rollcall/{kind}/{id}/close', { token }),

    excuse: (path: string, name: string, state: ExcuseState) => {
      const [kind = '', subjectId = ''] = path.split('/')
      const data = { kind, subjectId, memberId: idOf(name), reason: 'Ill.', state }
      return payload.create({ collection: 'excuses', data })
    },

    recordsOf: async (path: string) => {
      const { docs: records } = await payload.find({
        collection: 'records',
        where: { origin: { like: `${path}/` } },
        showHiddenFields: true,
        sort: 'name',
        depth: 0,
      })
      return records
    },
  }
}

type RollCalls = Awaited<ReturnType<typeof openRollCalls>>

/** Roll calls that are open before the tests of a file. */
export const openedRollCalls = (tropa: Booted): RollCalls => {
  const calls = {} as RollCalls
  beforeAll(async () => {
    Object.assign(calls, await openRollCalls(tropa))
  })
  return calls
}
