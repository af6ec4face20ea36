import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { Todo } from '@tropa/contract/todo/todo'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import { signedIn } from '../../testing/signed-in'
import { useAcknowledgeTodo } from './api'
import { useReader } from './filter-todos'
import { useNewCard } from './new-card'
import { keepPlaces, usePlaces } from './places'

const makeTodo = (_id: string): Todo => ({ ...sampleTodo, _id })

const first = makeTodo('first')
const second = makeTodo('second')
const posted = makeTodo('posted')

type Listed = Parameters<typeof usePlaces>[0]

/** A list that everything passes, and that is not loading. */
const listOf = (todos: Todo[], changes: Partial<Listed> = {}): Listed => ({
  todos,
  passing: todos,
  isLoading: false,
  occasion: 'all',
  ...changes,
})

const open = (initialProps: Listed) => {
  return renderHook(
    (listed: Listed) => ({
      ids: usePlaces(listed).map(({ _id }) => _id),
      acknowledgement: useAcknowledgeTodo(first, true),
    }),
    { initialProps, wrapper: signedIn() },
  )
}

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('usePlaces', () => {
  it('keeps the places through later loads', () => {
    const { result, rerender } = open(listOf([first, second]))
    rerender(listOf([first, second], { isLoading: true }))
    rerender(listOf([posted, second, first]))
    expect(result.current.ids).toEqual(['first', 'second', 'posted'])
  })

  it('keeps the places of an older list once the member acknowledges a to-do in it', async () => {
    const { result, rerender } = open(listOf([first, second], { isLoading: true }))
    act(() => result.current.acknowledgement.mutate())
    await waitFor(() => expect(result.current.acknowledgement.isPending).toBe(true))
    rerender(listOf([posted, second, first]))
    expect(result.current.ids).toEqual(['first', 'second', 'posted'])
  })

  it('places by the present data when the member chooses another filter', () => {
    const { result, rerender } = open(listOf([first, second]))
    rerender(listOf([posted, second, first], { occasion: 'waiting' }))
    expect(result.current.ids).toEqual(['posted', 'second', 'first'])
  })
})

describe('useReader', () => {
  it('has the teams of the sign-in until the server names those of now, and whom to-dos name', async () => {
    vi.stubGlobal('fetch', ({ url }: Request) =>
      Promise.resolve(
        Response.json(
          url.endsWith('/people')
            ? [{ _id: 'first', userIds: ['ben'] }]
            : { mayEdit: false, teams: ['Design Team'] },
        ),
      ),
    )
    const { result } = renderHook(useReader, { wrapper: signedIn() })
    expect(result.current).toEqual({ id: 'ana', teams: ['Dev Team'], people: {} })
    const people = { first: ['ben'] }
    await waitFor(() =>
      expect(result.current).toEqual({ id: 'ana', teams: ['Design Team'], people }),
    )
  })
})

describe('useNewCard', () => {
  it('takes no older to-do for what was posted before the list was loaded', () => {
    const { result, rerender } = renderHook((todos?: Todo[]) => useNewCard(todos))
    act(() => result.current.expect({ ...sampleTodo, assignees: [] }))
    rerender([posted])
    expect(result.current.id).toBeUndefined()
  })

  it('finds what was posted in a later list, among what others posted, and keeps it', () => {
    const form = { ...sampleTodo, assignees: [] }
    const { result, rerender } = renderHook((todos: Todo[]) => useNewCard(todos), {
      initialProps: [first],
    })
    act(() => result.current.expect(form))
    expect(result.current.id).toBeUndefined()
    const ofOthers = { ...makeTodo('of others'), title: 'Something else' }
    rerender([first, posted, ofOthers])
    expect(result.current.id).toBe('posted')
    rerender([first, { ...posted, title: 'Changed' }, second])
    expect(result.current.id).toBe('posted')
  })
})

describe('keepPlaces', () => {
  const first = { ...sampleTodo, _id: '1', title: 'First' }
  const second = { ...sampleTodo, _id: '2', title: 'Second', deadline: '2026-08-21' }
  const newcomer = { ...sampleTodo, _id: '3', title: 'New', deadline: '2026-08-01' }

  it('keeps the order of the to-dos and what they were placed by', () => {
    const moved = { ...sampleTodo, ...first, deadline: '2026-09-01', assignee: 'Heads' }
    expect(keepPlaces([first, second], [second, moved], [])).toEqual([first, second])
  })

  it('puts a to-do that passes since last, and leaves out one that is gone', () => {
    const todos = [newcomer, second]
    expect(keepPlaces([first, second], todos, todos)).toEqual([second, newcomer])
    expect(keepPlaces([first, second], todos, [second])).toEqual([second])
  })

  it('returns the same list when nothing came or went', () => {
    const placed = [first, second]
    const todos = [{ ...second }, { ...first }]
    expect(keepPlaces(placed, todos, todos)).toBe(placed)
  })
})
