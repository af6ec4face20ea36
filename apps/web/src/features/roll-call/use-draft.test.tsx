import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { specifiedLadder } from '@tropa/contract/testing/rules-numbers'
import type { MarkChange, MarkForm, RollCall } from '@tropa/contract/roll-call/roll-call'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client'
import { api, signedIn } from '../../testing/signed-in'
import { rollCallOf } from '../../api/shared-queries'
import { ladderNumbers } from './api'
import { useDraft } from './use-draft'

const params = { kind: 'meeting', id: 'm1' } as const

/** The marks that the server has; another admin changes them by assigning. */
let marks: MarkForm[]
/** What a PATCH waits for, or fails with. */
let beforePatch: () => Promise<unknown>
let patches: number

const rollCall = (): RollCall => ({
  subject: { kind: 'meeting', _id: 'm1', title: 'Stand-up', at: '2026-01-05T01:00:00.000Z' },
  closedAt: null,
  numbers: null,
  rows: ['ben', 'carlo'].map((userId) => {
    const marked = marks.find((each) => each.userId === userId)
    const { mark = null, minutes = null } = marked ?? {}
    return { userId, username: userId, mark, minutes, excuse: null, outcome: null }
  }),
})

const overtaken = { message: 'Look at it again.', errors: { marks: 'Look at it again.' } }

const server = async (request: Request) => {
  if (request.method !== 'PATCH') return Response.json(rollCall())
  patches += 1
  await beforePatch()
  const { marks: changes } = (await request.json()) as { marks: MarkChange[] }
  const storedMark = (userId: string) => marks.find((each) => each.userId === userId)?.mark ?? null
  const fitting = changes.filter(({ userId, was }) => storedMark(userId) === was)
  const others = marks.filter(({ userId }) => !fitting.some((each) => each.userId === userId))
  const made = fitting.flatMap(({ userId, mark }) => (mark ? [{ userId, mark }] : []))
  marks = [...others, ...made].sort((one, other) => (one.userId < other.userId ? -1 : 1))
  return fitting.length < changes.length
    ? Response.json(overtaken, { status: 409 })
    : Response.json(rollCall())
}

const open = async () => {
  const queryClient = makeQueryClient()
  await queryClient.query(rollCallOf(api, params))
  const shown = renderHook(
    () => {
      const { data = rollCall() } = useQuery({ ...rollCallOf(api, params), staleTime: Infinity })
      return useDraft(params, data)
    },
    { wrapper: signedIn(queryClient) },
  )
  const mark = (userId: string, value: MarkForm['mark']) =>
    act(() => shown.result.current.mark(userId, { mark: value }))
  const markOf = (userId: string) => shown.result.current.draft.get(userId)?.mark
  return { ...shown, mark, markOf, queryClient }
}

const present = (userId: string): MarkForm => ({ userId, mark: 'present' })
const absent = (userId: string): MarkForm => ({ userId, mark: 'absent' })

const deferred = <T,>() => {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Long enough for a request that should not be sent. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

const saved = (expected: MarkForm[]) => waitFor(() => expect(marks).toEqual(expected))

beforeEach(() => {
  marks = []
  patches = 0
  beforePatch = () => Promise.resolve()
  sessionStorage.clear()
  vi.stubGlobal('fetch', server)
})

afterEach(cleanup)

describe('leaving a roll call', () => {
  it('keeps the mark that another admin has made since it was opened', async () => {
    const { mark, unmount } = await open()
    marks = [absent('carlo')]
    mark('ben', 'present')
    unmount()
    await saved([present('ben'), absent('carlo')])
  })

  it('sends nothing more while a saving is under way', async () => {
    const held = deferred<undefined>()
    const { mark, unmount } = await open()
    beforePatch = () => held.promise
    mark('ben', 'present')
    await waitFor(() => expect(patches).toBe(1))
    unmount()
    held.resolve(undefined)
    await saved([present('ben')])
    await pause()
    expect(patches).toBe(1)
  })

  it('leaves nothing behind that would undo what another admin marks later', async () => {
    const first = await open()
    first.mark('ben', 'present')
    first.unmount()
    await saved([present('ben')])
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    marks = [absent('ben')]
    const second = await open()
    expect(second.markOf('ben')).toBe('absent')
  })
})

it('saves what was marked just before the page was loaded again', async () => {
  const before = await open()
  before.mark('ben', 'present')
  // A page that is loaded again runs nothing any more.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  before.unmount()
  vi.stubGlobal('fetch', server)
  const after = await open()
  expect(after.markOf('ben')).toBe('present')
  await saved([present('ben')])
})

it('shows marks that failed to save when the roll call is opened again, and saves them', async () => {
  const { mark, result, unmount } = await open()
  beforePatch = () => Promise.reject(new TypeError('Failed to fetch'))
  mark('ben', 'present')
  await waitFor(() => expect(result.current.isFailed).toBe(true))
  unmount()
  const again = await open()
  expect(again.markOf('ben')).toBe('present')
  beforePatch = () => Promise.resolve()
  await saved([present('ben')])
  await waitFor(() => expect(again.result.current.isUnsaved).toBe(false))
})

it('takes a saved mark for the server’s, which another admin may change', async () => {
  const { mark, result } = await open()
  mark('ben', 'present')
  await waitFor(() => expect(result.current.isUnsaved).toBe(false))
  marks = [absent('ben')]
  mark('carlo', 'present')
  await saved([absent('ben'), present('carlo')])
})

it('leaves a mark that another admin has made in the same row, and says so', async () => {
  const { mark, markOf, result } = await open()
  marks = [absent('ben')]
  mark('ben', 'present')
  mark('carlo', 'present')
  await waitFor(() => expect(markOf('ben')).toBe('absent'))
  expect(marks).toEqual([absent('ben'), present('carlo')])
  expect(result.current.isUnsaved).toBe(false)
  mark('ben', 'present')
  await saved([present('ben'), present('carlo')])
})

it('gives everybody else a mark without taking one from anybody', async () => {
  const { result, markOf } = await open()
  marks = [absent('ben')]
  act(() => result.current.markOthers('present', [{ userId: 'ben' }, { userId: 'carlo' }]))
  await saved([absent('ben'), present('carlo')])
  await waitFor(() => expect(markOf('ben')).toBe('absent'))
})

it('sends a mark that was changed while it was being saved against the one that was sent', async () => {
  const held = deferred<undefined>()
  const { mark } = await open()
  beforePatch = () => held.promise
  mark('ben', 'present')
  await waitFor(() => expect(patches).toBe(1))
  mark('ben', 'absent')
  beforePatch = () => Promise.resolve()
  held.resolve(undefined)
  await saved([absent('ben')])
})

it('loads the numbers again once marks are saved, because the rules may have changed', async () => {
  const { mark, result, queryClient } = await open()
  const { queryKey } = ladderNumbers(api)
  queryClient.setQueryData(queryKey, { numbers: specifiedLadder })
  mark('ben', 'present')
  await waitFor(() => expect(result.current.isUnsaved).toBe(false))
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('keeps a saved mark when a load that began before it arrives later', async () => {
  const { mark, markOf, result, queryClient } = await open()
  const early = deferred<Response>()
  vi.stubGlobal('fetch', () => early.promise)
  void queryClient.refetchQueries()
  await pause()
  vi.stubGlobal('fetch', server)
  const response = Response.json(rollCall())
  mark('ben', 'present')
  await waitFor(() => expect(result.current.isUnsaved).toBe(false))
  await act(async () => {
    early.resolve(response)
    await pause()
  })
  expect(markOf('ben')).toBe('present')
})
