import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { Api } from '../fixtures/api'
import { gate } from '../fixtures/gate'

/** A text no other test uses. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`

/** A calendar date where the team is, so many days from today. */
export const teamDate = (days = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  )

/** What a to-do is made of, besides its title. */
export interface TodoOptions {
  title?: string
  desc?: string
  deadline?: string
  priority?: 'Low' | 'Medium' | 'High'
  assignee?: string
}

/** Posts a to-do through the API. */
export const postTodo = async (api: Api, token: string, options: TodoOptions = {}) => {
  const assignee = options.assignee ?? 'Everyone'
  const { status, body, text } = await api('POST /api/todo', {
    token,
    body: {
      title: unique('A task'),
      desc: 'What is to be done.',
      deadline: teamDate(3),
      priority: 'Low',
      ...options,
      assignee,
      assignees: assignee.split(', '),
    },
  })
  if (status !== 201) throw new Error(`The to-do was not posted: ${status} ${text}`)
  return body.data as { _id: string; title: string }
}

/** A to-do as the API answers it, for answers made up by a test. */
export const todoAnswer = (changes: Record<string, unknown> = {}) => ({
  _id: randomUUID(),
  title: unique('A task'),
  desc: 'What is to be done.',
  assignee: 'Everyone',
  deadline: teamDate(3),
  priority: 'Low',
  createdAt: new Date().toISOString(),
  acknowledgedBy: [],
  ...changes,
})

/** The path and method of a call. */
type Line = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`

const matches = (line: Line, route: Route) => {
  const [method, path = ''] = line.split(' ')
  const request = route.request()
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)
  return request.method() === method && pattern.test(new URL(request.url()).pathname)
}

/** Answers a call in the server's place; `null` lets the network fail. A `*` stands for an id. */
export const answer = async (
  page: Page,
  line: Line,
  reply: { status?: number; body: unknown } | null,
) => {
  const handler = async (route: Route) => {
    if (!matches(line, route)) return route.fallback()
    if (!reply) return route.abort('failed')
    return route.fulfill({ status: reply.status ?? 200, json: reply.body })
  }
  await page.route('**/api/**', handler)
  return () => page.unroute('**/api/**', handler)
}

/** Holds a call back until it is let go. */
export const hold = async (page: Page, line: Line) => {
  const { opened, open } = gate()
  await page.route('**/api/**', async (route) => {
    if (matches(line, route)) await opened
    await route.fallback()
  })
  return open
}

/** Notes every call the page makes from now on, as `GET /api/todo`. */
export const listen = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

/** The toast that says a text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/** The card of a to-do. */
export const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

/** The session in the browser's storage. */
export const storedKeys = (page: Page) =>
  page.evaluate(() =>
    ['token', 'username', 'userType', 'role'].filter((key) => localStorage.getItem(key) !== null),
  )
