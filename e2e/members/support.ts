import { randomUUID } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { parseAssignee } from '@tropa/contract/team/assignee'
import type { Todo, TodoForm } from '@tropa/contract/todo/todo'
import { sampleTodo, sampleTodoForm } from '@tropa/contract/testing/sample-todo'
import type { Client } from '../fixtures/client'
import { deferred } from '../fixtures/browser'
import { hydrated } from '../public/support'

/** A text that no other test uses. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`

/** A calendar date in the team's time zone, so many days from today. */
export const teamDate = (days = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  )

/** The fields of a new to-do that differ from the defaults. */
type TodoOptions = Partial<Pick<Todo, (keyof TodoForm & keyof Todo) | 'assignee'>>

/** Posts a to-do through the API. */
export const postTodo = async (client: Client, options: TodoOptions = {}) => {
  const assignee = options.assignee ?? 'Everyone'
  const { data } = await client.todo.create({
    ...sampleTodoForm,
    title: unique('A task'),
    deadline: teamDate(3),
    ...options,
    assignee,
    assignees: parseAssignee(assignee) ?? [],
  })
  return data
}

/** Changes a to-do through the API, for the second version. */
export const editTodo = (client: Client, todo: Todo, changes: Partial<Todo>, askAgain: boolean) => {
  const changed = { ...todo, ...changes }
  const body = {
    ...changed,
    assignees: parseAssignee(changed.assignee) ?? [],
    version: 1,
    askAgain,
  }
  return client.todo.edit({ params: { id: todo._id }, body })
}

/** Adds a meeting of the Docu Team through the API, so many hours from now, and returns its id. */
export const addMeeting = async (client: Client, title: string, hours: number) => {
  const startsAt = new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
  const { data } = await client.meeting.create({ title, startsAt, assignees: ['Docu Team'] })
  return data._id
}

/** Saves the roll call of a meeting: one member came 12 minutes late, everybody else was there. */
export const markLate = async (client: Client, id: string, late: string) => {
  const params = { kind: 'meeting', id } as const
  const { rows } = await client.rollCall.get({ params })
  const marks = rows.map(({ userId, username }) =>
    username === late
      ? ({ userId, mark: 'late', minutes: 12 } as const)
      : ({ userId, mark: 'present' } as const),
  )
  await client.rollCall.save({ params, body: { marks } })
  return params
}

/** A to-do for made-up responses. */
export const todoOf = (changes: Partial<Todo> = {}): Todo => ({
  ...sampleTodo,
  _id: randomUUID(),
  title: unique('A task'),
  assignee: 'Everyone',
  deadline: teamDate(3),
  createdAt: new Date().toISOString(),
  ...changes,
})

/** Method and path of a request; a `*` stands for an id. */
type Line = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

const matches = (line: Line, route: Route) => {
  const [method, path = ''] = line.split(' ')
  const request = route.request()
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)
  return request.method() === method && pattern.test(new URL(request.url()).pathname)
}

/** Responds in the server's place. */
export const respond = (page: Page, line: Line, json: unknown) =>
  page.route('**/api/**', (route) =>
    matches(line, route) ? route.fulfill({ json }) : route.fallback(),
  )

/** Holds a request until the returned function is called. */
export const hold = async (page: Page, line: Line) => {
  const { promise, resolve } = deferred()
  await page.route('**/api/**', async (route) => {
    if (matches(line, route)) await promise
    await route.fallback()
  })
  return resolve
}

/** Records every request to the API from now on, such as `GET /api/todo`. */
export const recordRequests = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}${search}`)
  })
  return requests
}

/** The toast with a text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/** The card of a to-do. */
export const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

/** Waits until a screen is hydrated and has no skeletons left. */
export const expectLoaded = async (page: Page) => {
  await hydrated(page)
  await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0)
}

/** The names of the session's values in the browser's storage. */
export const storedKeys = (page: Page) =>
  page.evaluate(() =>
    ['token', 'username', 'userType', 'role'].filter((key) => localStorage.getItem(key) !== null),
  )

/** Fills in all fields of the form that posts a to-do. */
export const fillTodoForm = async (page: Page, title: string) => {
  await page.getByLabel('Title').fill(title)
  await page.getByRole('checkbox', { name: 'Design Team' }).click()
  await page.getByLabel('Description').fill('What is to be done.')
  await page.getByLabel('Deadline').fill(teamDate(1))
  await page.getByRole('combobox', { name: 'Priority' }).click()
  await page.getByRole('option', { name: 'High' }).click()
}

/** Opens the form that posts a to-do and returns its dialog. */
export const openTodoForm = async (page: Page) => {
  await page.goto('/admin/todo')
  await page.getByRole('button', { name: /Post a to-do/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Post a to-do' })
  await expect(dialog).toBeVisible()
  return dialog
}
