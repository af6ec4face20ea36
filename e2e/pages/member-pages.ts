import { publicPages } from '../public/support'
import { type MemberAccess, memberPages as pages, paths } from '@tropa/contract/pages'
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

const pathsFor = (...allowed: MemberAccess[]) =>
  Object.values(pages)
    .filter(({ path, access }) => allowed.includes(access) && !path.includes(':'))
    .map(({ path }) => path)

/** The pages that visitors may open, and a path without a page. */
export const visitorPaths = [
  ...publicPages.map(({ path }) => path),
  '/login',
  '/invite',
  '/confirm',
  '/unsubscribe',
  '/unsubscribed',
  '/no/such/page',
]

/** The pages that each kind of member may open. Pages that both see alike are opened as an admin. */
export const memberPages = {
  admin: pathsFor('admin', 'member'),
  user: [...pathsFor('user'), paths.standing],
}
