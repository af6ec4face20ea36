import type { Client } from '../fixtures/client'
import { postTodo, teamDate } from '../members/support'

/**
 * Gives every list of the members' area something to show.
 *
 * @param client - an admin's
 */
export const fillLists = async (client: Client, { todos = 1 } = {}) => {
  for (let day = 0; day < todos; day += 1) {
    const desc = 'See https://example.com first.\n- Print it'
    const { _id } = await postTodo(client, { deadline: teamDate(day), desc })
    await client.todo.acknowledge({ params: { id: _id } })
  }
  await client.activityLog.create({
    username: 'x',
    action: 'CHANGE_PASSWORD',
    description: 'changed it',
  })
  await client.activityLog.create({ username: 'x', action: 'ADD_TODO', description: 'posted it' })
  await client.inquiry.create({
    name: 'Corazón Dela Peña',
    category: 'Feedback',
    email: 'corazon@example.com',
    desc: 'Thank you for the workshop.',
  })
}

/** The pages that members of each kind may open. */
export const memberPages = {
  admin: [
    '/admin',
    '/admin/inquiry',
    '/admin/activity-logs',
    '/admin/audit',
    '/admin/todo',
    '/admin/archived-todo',
    '/admin/profile',
    '/admin/records',
    '/admin/meetings',
    '/admin/members',
    '/standing',
    '/ui',
  ],
  user: ['/dashboard', '/todo', '/todo/archived-todo', '/standing', '/user/profile'],
} as const
