import { todoMessages } from '@tropa/contract/todo/todo'
import { expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { newTodo, signIn } from '../../testing/fixtures'

const tropa = booted()

it('lets nobody edit, acknowledge or delete a to-do in the trash, or read what changed', async () => {
  const token = await signIn(tropa.call, 'ada')
  const { _id: id } = (await tropa.call('POST /api/todo', { token, body: newTodo() })).body.data
  const data = { deletedAt: new Date().toISOString() }
  await tropa.payload.update({ collection: 'todos', id, data })
  const body = newTodo({ title: 'Too late', version: 1, askAgain: true })
  const responses = [
    await tropa.call(`PATCH /api/todo/${id}`, { token, body }),
    await tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token }),
    await tropa.call(`DELETE /api/todo/${id}`, { token }),
    await tropa.call(`GET /api/todo/${id}/changes`, { token }),
  ]
  for (const response of responses) {
    expect([response.status, response.body]).toEqual([404, { message: todoMessages.notFound }])
  }
})
