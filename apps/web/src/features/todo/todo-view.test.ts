import type { Todo } from '@tropa/contract/todo/todo'
import { describe, expect, it } from 'vitest'
import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import { filterTodos, groupByDeadline, groupByWaiting, keepPlaces } from './todo-view'

const makeTodo = (changes: Partial<Todo>): Todo => ({ ...sampleTodo, ...changes })

const ana = { id: 'ana', teams: ['Dev Team'], people: {} }

/** To-dos that are as they were when they were placed. */
const sameTwice = (todos: Todo[]): [Todo[], Todo[]] => [todos, todos]

const titlesOf = (todos: readonly Todo[]) => todos.map(({ title }) => title)

describe('filterTodos', () => {
  const todos = [
    makeTodo({ title: 'Everyone', assignee: 'Everyone' }),
    makeTodo({ title: 'Design', assignee: 'Design Team, Docu Team' }),
    makeTodo({
      title: 'Done',
      assignee: 'Heads, Dev Team',
      acknowledgedBy: [{ userId: 'ana', username: 'ana', acknowledgedAt: '' }],
    }),
  ]

  it('shows all to-dos unless a filter is chosen', () => {
    expect(filterTodos(todos, { filter: 'all', search: '' }, ana)).toEqual(todos)
  })

  it('shows the to-dos of the member’s teams and of everyone', () => {
    const shown = filterTodos(todos, { filter: 'my-teams', search: '' }, ana)
    expect(titlesOf(shown)).toEqual(['Everyone', 'Done'])
  })

  it('leaves out what the member has acknowledged from what waits', () => {
    const shown = filterTodos(todos, { filter: 'waiting', search: '' }, ana)
    expect(titlesOf(shown)).toEqual(['Everyone'])
  })

  it('leaves out of what waits a to-do that names others', () => {
    const waitingOf = (...named: string[]) => {
      const reader = { ...ana, people: { [sampleTodo._id]: named } }
      return filterTodos([sampleTodo], { filter: 'waiting', search: '' }, reader)
    }
    expect(waitingOf('ben')).toEqual([])
    expect(waitingOf('ben', 'ana')).toEqual([sampleTodo])
  })

  it('searches title, description and teams in any case', () => {
    const search = (text: string) =>
      titlesOf(filterTodos(todos, { filter: 'all', search: text }, ana))
    expect(search('dESign')).toEqual(['Design'])
    expect(search('THREE.')).toHaveLength(3)
    expect(search('docu')).toEqual(['Design'])
    expect(search('.*')).toEqual([])
  })

  it('finds a text in either spelling of a letter with a mark', () => {
    const [composed, decomposed] = ['Peña', 'Peña'.normalize('NFD')]
    for (const title of [composed, decomposed]) {
      const found = [composed, decomposed].map((search) =>
        titlesOf(filterTodos([makeTodo({ title })], { filter: 'all', search }, ana)),
      )
      expect(found).toEqual([[title], [title]])
    }
  })
})

describe('keepPlaces', () => {
  const first = makeTodo({ _id: '1', title: 'First' })
  const second = makeTodo({ _id: '2', title: 'Second', deadline: '2026-08-21' })
  const newcomer = makeTodo({ _id: '3', title: 'New', deadline: '2026-08-01' })

  it('keeps the order of the to-dos and what they were placed by', () => {
    const moved = makeTodo({ ...first, deadline: '2026-09-01', assignee: 'Heads' })
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

describe('groupByDeadline', () => {
  it('groups to-dos by how soon they are due and keeps their order', () => {
    const dates = ['2026-08-20', '2026-08-21', '2026-08-26', '2026-08-27', '2027-01-01']
    const groups = groupByDeadline(
      ...sameTwice(dates.map((deadline) => makeTodo({ _id: deadline, deadline }))),
      '2026-08-20',
    )
    expect(
      groups.map(({ heading, todos }) => [heading, todos.map(({ deadline }) => deadline)]),
    ).toEqual([
      ['Today', ['2026-08-20']],
      ['This week', ['2026-08-21', '2026-08-26']],
      ['Later', ['2026-08-27', '2027-01-01']],
    ])
  })

  it('leaves out empty groups', () => {
    expect(groupByDeadline([], [], '2026-08-20')).toEqual([])
  })
})

describe('groupByWaiting', () => {
  const acknowledgedBy = [{ userId: 'ana', username: 'ana', acknowledgedAt: '' }]
  const waiting = makeTodo({ _id: '1', title: 'Waits' })
  const acknowledged = { ...waiting, acknowledgedBy }
  const others = [
    makeTodo({ _id: '2', title: 'Done', acknowledgedBy }),
    makeTodo({ _id: '3', title: 'Of others', assignee: 'Design Team' }),
  ]

  it('puts first what the member has not acknowledged, and counts it', () => {
    expect(groupByWaiting(...sameTwice([...others, waiting]), ana)).toEqual([
      { id: 'waiting', heading: 'Waiting for you', count: '(1)', todos: [waiting] },
      { id: 'others', heading: 'Everything else', todos: others },
    ])
  })

  it('leaves the last to-do in its place that was acknowledged since, and says so', () => {
    expect(groupByWaiting([...others, waiting], [acknowledged, ...others], ana)).toEqual([
      { id: 'waiting', heading: 'Acknowledged', todos: [acknowledged] },
      { id: 'others', heading: 'Everything else', todos: others },
    ])
  })

  it('leaves a to-do that asks again since in its place', () => {
    const again = { ...waiting, _id: '2' }
    expect(groupByWaiting(others, [again], ana)).toEqual([
      { id: 'others', heading: 'Everything else', todos: [again] },
    ])
  })

  it('leaves out empty groups', () => {
    expect(groupByWaiting([], [], ana)).toEqual([])
  })
})
