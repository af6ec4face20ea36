import { contract } from '@tropa/contract/contract'
import { todoMessages } from '@tropa/contract/todo/todo'
import { validSession } from '../session/session'
import { storedSession } from '../session/stored-session'
import { activeTodos, ago, ben, makeTodo } from './mock-member-procedures'
import { mockProcedure } from './mock-procedures'

/** The active to-dos, the second one with another description. */
export const mockTodoText = (desc: string) =>
  mockProcedure(
    contract.todo.list,
    activeTodos.map((todo) => (todo._id === '2' ? { ...todo, desc } : todo)),
  )

/** Acknowledges a to-do for the signed-in member, after others; `onSent` is called with each request. */
export const mockAcknowledgement = (
  onSent: () => void,
  others = [ben],
  acknowledgedAt = () => ago(0),
) =>
  mockProcedure(contract.todo.acknowledge, {
    message: todoMessages.acknowledged,
    // Made with each request: a story signs its member in after its mocks are made.
    get data() {
      onSent()
      const own = { userId: validSession(storedSession())?.id ?? '', username: 'ana' }
      return makeTodo({
        _id: '1',
        acknowledgedBy: [...others, { ...own, acknowledgedAt: acknowledgedAt() }],
      })
    },
  })
