import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import type { Todo } from '@tropa/contract/todo/todo'
import { describe, expect, it } from 'vitest'
import { groupByDeadline, groupByWaiting } from './group-todos'

const makeTodo = (changes: Partial<Todo>): Todo => ({ ...sampleTodo, ...changes })

const ana = { id: 'ana', teams: ['Dev Team'], people: {} }

/** To-dos that are as they were when they were placed. */
const sameTwice = (todos: Todo[]): [Todo[], Todo[]] => [todos, todos]

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

  it('keeps the last waiting to-do in its place once acknowledged, and says so', () => {
    expect(groupByWaiting([...others, waiting], [acknowledged, ...others], ana)).toEqual([
      { id: 'waiting', heading: 'Acknowledged', todos: [acknowledged] },
      { id: 'others', heading: 'Everything else', todos: others },
    ])
  })

  it('keeps a to-do in its place if it asks again', () => {
    const again = { ...waiting, _id: '2' }
    expect(groupByWaiting(others, [again], ana)).toEqual([
      { id: 'others', heading: 'Everything else', todos: [again] },
    ])
  })

  it('leaves out empty groups', () => {
    expect(groupByWaiting([], [], ana)).toEqual([])
  })
})
