import { z } from 'zod/mini'
import form from './todo.json' with { type: 'json' }
import { todo, todoForm } from '../todo/todo'

/** A to-do as its form sends it, for tests and stories; tools that are plain JavaScript read `todo.json`. */
export const sampleTodoForm = { ...form, ...z.parse(todoForm, form) }

/** The same to-do as the list has it. */
export const sampleTodo = z.parse(todo, {
  ...form,
  _id: 'first',
  createdAt: '2026-08-01T00:00:00.000Z',
  version: 1,
  acknowledgedBy: [],
  acknowledgedBefore: [],
})
