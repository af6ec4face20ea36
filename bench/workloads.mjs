// The workloads that are measured. Each returns a server's next request.
import { searchWords } from './data.mjs'

const json = { 'content-type': 'application/json' }

/** One request of a hundred is a write. */
const writeInterval = 100

const logRequest = ({ auth }, page, search) => ({
  method: 'GET',
  path: `/api/activitylog?page=${page}&limit=10${search ? `&search=${encodeURIComponent(search)}` : ''}`,
  headers: auth(0),
})

const writeLog = ({ auth }, number) => ({
  method: 'POST',
  path: '/api/activitylog',
  headers: { ...json, ...auth(0) },
  body: JSON.stringify({
    action: 'ADD_TODO',
    description: `Entry of the run ${number}`,
    username: '',
  }),
})

const todosRequest = ({ auth }) => ({ method: 'GET', path: '/api/todo', headers: auth(0) })

/** Each member acknowledges each to-do once. */
const acknowledge = ({ auth, todoIds, members }, number) => {
  const id = todoIds[number % todoIds.length]
  const reader = 13 + (Math.floor(number / todoIds.length) % (members.length - 13))
  return { method: 'PATCH', path: `/api/todo/${id}/acknowledge`, headers: auth(reader) }
}

const inquiry = (_server, number) => ({
  method: 'POST',
  path: '/api/contact',
  headers: json,
  body: JSON.stringify({
    name: `Visitor ${number}`,
    category: 'General question',
    email: `visitor${number}@example.com`,
    desc: 'A message of a common length, such as people write when they have a question.',
  }),
})

const withWrites = (read, write) => (server) => {
  let number = 0
  return () => {
    number += 1
    return number % writeInterval === 0 ? write(server, number) : read(server, number)
  }
}

const onlyWrites = (write) => (server) => () => {
  server.written = (server.written ?? -1) + 1
  return write(server, server.written)
}

const readLogs = (pageOf, searchOf) =>
  withWrites((server, number) => logRequest(server, pageOf(number), searchOf?.(number)), writeLog)

const publicPage = (path) => withWrites(() => ({ method: 'GET', path, headers: {} }), inquiry)

const wordOf = (number) => searchWords[(number * 37) % searchWords.length]

/** @type {{name: string, next: Function}[]} */
export const workloads = [
  { name: 'logs, page 1', next: readLogs(() => 1) },
  { name: 'logs, page 500', next: readLogs(() => 500) },
  { name: 'logs, any page', next: readLogs((number) => 1 + ((number * 389) % 1000)) },
  { name: 'logs, search', next: readLogs((number) => 1 + (number % 3), wordOf) },
  { name: 'to-dos', next: withWrites(todosRequest, acknowledge) },
  { name: 'post an inquiry', next: onlyWrites(inquiry) },
  { name: 'acknowledge', next: onlyWrites(acknowledge) },
  { name: '/api/team', next: publicPage('/api/team') },
  { name: '/api/calendar', next: publicPage('/api/calendar') },
  { name: '/api/rules', next: publicPage('/api/rules') },
]
