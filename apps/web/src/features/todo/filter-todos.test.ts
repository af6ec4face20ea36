import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import type { Todo } from '@tropa/contract/todo/todo'
import { describe, expect, it } from 'vitest'
import { filterTodos } from './filter-todos'

const makeTodo = (changes: Partial<Todo>): Todo => ({ ...sampleTodo, ...changes })

const ana = { id: 'ana', teams: ['Dev Team'], people: {} }

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
