import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { wordsOf, type Todo } from '@tropa/contract/todo/todo'
import { toast } from '@tropa/ui/toast'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import { api, signedIn } from '../../testing/signed-in'
import {
  useAcknowledgeTodo,
  useAsksAgain,
  useDeleteTodo,
  usePostTodo,
  useEditTodo,
  todoQuery,
} from './api'

const makeTodo = (changes: Partial<Todo> = {}): Todo => ({ ...sampleTodo, ...changes })

const formOf = (todo: Todo) => ({
  ...wordsOf(todo),
  deadline: todo.deadline,
  assignees: ['Heads'],
})

const ben = { userId: 'ben', username: 'ben', acknowledgedAt: '2026-08-02T00:00:00.000Z' }

const todos = [makeTodo(), makeTodo({ _id: 'last', deadline: '2026-08-30' })]

const requests: string[] = []

/** Sends a response to every request that a test makes, and notes the request. */
const respond = vi.fn<(request: Request) => Promise<Response>>()

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

const renderWithTodos = async <T,>(useMutations: () => T) => {
  const { result } = renderHook(
    () => ({ list: useQuery(todoQuery(api, 'active')), ...useMutations() }),
    { wrapper: signedIn() },
  )
  await waitFor(() => expect(result.current.list.data).toEqual(todos))
  requests.length = 0
  return result
}

beforeEach(() => {
  respond.mockImplementation(() => json(todos))
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url)
    requests.push(`${request.method} ${pathname}`)
    return respond(request)
  })
})

afterEach(() => {
  cleanup()
  requests.length = 0
  vi.unstubAllGlobals()
})

describe('useAcknowledgeTodo', () => {
  const useFirst = () => ({ acknowledgement: useAcknowledgeTodo(makeTodo(), true) })

  it('replaces the acknowledgements by those of the response, without a reload', async () => {
    const result = await renderWithTodos(useFirst)
    respond.mockImplementation(() =>
      json({ message: 'Done', data: makeTodo({ acknowledgedBy: [ben] }) }),
    )
    await act(() => result.current.acknowledgement.mutateAsync())
    await waitFor(() => expect(result.current.list.data?.[0]?.acknowledgedBy).toEqual([ben]))
    expect(requests).toEqual(['PATCH /api/todo/first/acknowledge'])
  })

  it('sends the version that the card shows, and takes over who is still asked again', async () => {
    const changed = makeTodo({ version: 2, acknowledgedBefore: ['ana', 'ben'] })
    const result = await renderWithTodos(() => ({
      acknowledgement: useAcknowledgeTodo(changed, true),
      asksAgain: useAsksAgain(changed),
    }))
    expect(result.current.asksAgain).toBe(true)
    const bodies: unknown[] = []
    respond.mockImplementation(async (request) => {
      bodies.push(await request.json())
      return json({ message: 'Done', data: { ...changed, acknowledgedBefore: ['ben'] } })
    })
    await act(() => result.current.acknowledgement.mutateAsync())
    expect(bodies).toEqual([{ version: 2 }])
    await waitFor(() => expect(result.current.list.data?.[0]?.acknowledgedBefore).toEqual(['ben']))
  })

  it.each([
    ['changed', 409],
    ['deleted', 404],
  ])('loads the to-dos again when the to-do was %s in between', async (_how, status) => {
    const result = await renderWithTodos(useFirst)
    respond.mockImplementation(({ method }) =>
      method === 'GET' ? json(todos) : json({ message: 'It is not what it was.' }, status),
    )
    await act(() => result.current.acknowledgement.mutateAsync().catch(() => undefined))
    await waitFor(() =>
      expect(requests).toEqual(['PATCH /api/todo/first/acknowledge', 'GET /api/todo']),
    )
  })
})

describe('useEditTodo', () => {
  it('is over when the response has come, whatever it holds, and tells when the list has its new order', async () => {
    const onListed = vi.fn()
    const result = await renderWithTodos(() => ({ editing: useEditTodo(onListed) }))
    let list: () => void = () => undefined
    const listed = new Promise<void>((resolve) => {
      list = resolve
    })
    const changed = makeTodo({ title: 'Book the hall', deadline: '2026-08-31' })
    const bodies: unknown[] = []
    respond.mockImplementation(async (request) => {
      if (request.method === 'GET') {
        await listed
        return json([...todos.slice(1), changed])
      }
      bodies.push(await request.json())
      return new Response(null, { status: 200 })
    })
    const form = formOf(changed)
    await act(() =>
      result.current.editing.mutateAsync({
        id: 'first',
        form,
        people: undefined,
        version: 2,
        askAgain: false,
      }),
    )
    expect(bodies).toEqual([{ ...form, assignee: 'Heads', version: 2, askAgain: false }])
    expect(onListed).not.toHaveBeenCalled()
    list()
    await waitFor(() => expect(onListed).toHaveBeenCalled())
    expect(result.current.list.data).toEqual([...todos.slice(1), changed])
    expect(requests).toEqual(['PATCH /api/todo/first', 'GET /api/todo'])
  })
})

describe('usePostTodo', () => {
  it('repeats a load that was under way, which may not have the to-do yet', async () => {
    const [early] = todos
    const stale = new Promise<Response>(() => undefined)
    respond.mockReturnValue(stale)
    const { result } = renderHook(
      () => ({ list: useQuery(todoQuery(api, 'active')), posting: usePostTodo() }),
      { wrapper: signedIn() },
    )
    await waitFor(() => expect(requests).toEqual(['GET /api/todo']))
    respond.mockImplementation(() => json(todos))
    const form = { ...formOf(makeTodo(early)), people: [] }
    await act(() => result.current.posting.mutateAsync(form))
    await waitFor(() => expect(result.current.list.data).toEqual(todos))
  })

  it('stores whom the to-do names after it, and fails with the to-do if that fails', async () => {
    const result = await renderWithTodos(() => ({ posting: usePostTodo() }))
    const sent: unknown[] = []
    const form = formOf(makeTodo({ _id: 'added' }))
    respond.mockImplementation(async (request) => {
      if (request.method === 'GET') return json(todos)
      if (request.method === 'PUT') {
        sent.push(await request.json())
        return Response.json({ message: 'This to-do is archived.' }, { status: 400 })
      }
      const data = makeTodo({ _id: 'added' })
      return Response.json({ message: 'Done', data }, { status: 201 })
    })
    const posting = act(() => result.current.posting.mutateAsync({ ...form, people: ['ben'] }))
    await expect(posting).rejects.toMatchObject({
      stored: { _id: 'added', version: 1 },
      hint: 'This to-do is archived.',
    })
    expect(requests).toContain('PUT /api/todo/added/people')
    expect(sent).toEqual([{ userIds: ['ben'] }])
  })

  it('is over when a response has lost its body, but says that nobody is named', async () => {
    const result = await renderWithTodos(() => ({ posting: usePostTodo() }))
    const failed = vi.spyOn(toast, 'error')
    respond.mockImplementation(({ method }) =>
      method === 'GET' ? json(todos) : Promise.resolve(new Response(null, { status: 201 })),
    )
    const form = { ...formOf(makeTodo()), people: ['ben'] }
    await act(() => result.current.posting.mutateAsync(form))
    expect(failed).toHaveBeenCalledWith('Failed to store whom the to-do is for')
    expect(requests.some((request) => request.startsWith('PUT'))).toBe(false)
    failed.mockRestore()
  })

  it('fails in its own words where no answer came, not in those of the browser', async () => {
    const result = await renderWithTodos(() => ({ posting: usePostTodo() }))
    const failed = vi.spyOn(toast, 'error')
    respond.mockRejectedValue(new TypeError('Failed to fetch'))
    const form = { ...formOf(makeTodo()), people: [] }
    await act(() => result.current.posting.mutateAsync(form).catch(() => undefined))
    expect(failed.mock.calls.map(([title]) => title)).toEqual(['Failed to create todo'])
    failed.mockRestore()
  })

  it.each([
    ['an empty body', () => new Response(null, { status: 201 })],
    ['no data', () => Response.json({ message: 'Done' }, { status: 201 })],
    ['another to-do', () => Response.json({ data: { _id: 'x', deadline: 1 } }, { status: 201 })],
  ])('loads the list again after a response with %s', async (_what, response) => {
    const result = await renderWithTodos(() => ({ posting: usePostTodo() }))
    const added = makeTodo({ _id: 'added', deadline: '2026-08-25' })
    const ofOthers = makeTodo({ _id: 'of others', deadline: '2026-08-26' })
    const listed = [...todos, ofOthers, added]
    respond.mockImplementation(({ method }) =>
      method === 'POST' ? Promise.resolve(response()) : json(listed),
    )
    const form = { ...formOf(added), people: [] }
    await act(() => result.current.posting.mutateAsync(form))
    await waitFor(() => expect(result.current.list.data).toEqual(listed))
    expect(requests.filter((request) => request !== 'POST /api/activitylog')).toEqual([
      'POST /api/todo',
      'GET /api/todo',
    ])
  })
})

describe('useDeleteTodo', () => {
  it('repeats a load that was under way', async () => {
    const result = await renderWithTodos(() => ({ deletion: useDeleteTodo() }))
    const staleLoad = new Promise<Response>(() => undefined)
    respond.mockImplementation(({ method }) =>
      method === 'GET' ? staleLoad : json({ message: 'Done' }),
    )
    act(() => void result.current.list.refetch())
    await waitFor(() => expect(requests).toEqual(['GET /api/todo']))
    await act(() => result.current.deletion.mutateAsync(makeTodo()))
    await waitFor(() =>
      expect(requests.filter((request) => request === 'GET /api/todo')).toHaveLength(2),
    )
  })
})
