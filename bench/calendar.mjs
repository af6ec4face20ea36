// Measures the CPU time of a member's calendar feed and of what a deadline collides with, with 500 events
// and 200 to-dos.
//   npm run bench:calendar
import { request } from '../packages/harness/src/api.mjs'
import { newFolder, removeFolder } from '../packages/harness/src/temporary-folder.mjs'
import { cpuSeconds } from './load.mjs'
import { password, startProduct } from './servers/product.mjs'

const folder = await newFolder()
const { pid, origin, stop } = await startProduct(folder)

const logIn = async (username) =>
  (await request(origin, 'POST /api/user/login', { body: { username, password } })).body.token

const dayAfter = (days) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const types = ['academic', 'registration', 'exam', 'holiday', 'event', 'deadline']

const createEvent = async (token, index) => {
  const body = {
    ...{ title: `Event ${index}`, type: types[index % types.length], _status: 'published' },
    ...{ start: dayAfter(index), end: dayAfter(index + (index % 4)) },
    audience: index % 3 ? [] : ['graduating'],
  }
  const headers = { authorization: `JWT ${token}` }
  const { status } = await request(origin, 'POST /cms/api/calendar', { body, headers })
  if (status !== 201) throw new Error(`An event was answered with ${status}.`)
}

const postTodo = async (token, index) => {
  const teams = ['Dev Team', 'Design Team', 'Docu Team', 'Heads']
  const assignee = teams[index % teams.length]
  const body = {
    ...{ title: `To-do ${index}`, desc: 'What is to be done.', priority: 'Low' },
    ...{ assignee, assignees: [assignee], deadline: dayAfter(1 + (index % 200)) },
  }
  const { status } = await request(origin, 'POST /api/todo', { body, token })
  if (status !== 201) throw new Error(`A to-do was answered with ${status}.`)
}

/** Measures the CPU milliseconds of a call, without those of what has to come before it, against their limit. */
const measure = async (name, { limit, rounds }, call, before = () => undefined) => {
  let seconds = 0
  for (let round = 0; round < rounds; round += 1) {
    await before(round)
    const started = cpuSeconds(pid)
    await call(round)
    seconds += cpuSeconds(pid) - started
  }
  const milliseconds = (seconds * 1000) / rounds
  console.log(`${name}: ${milliseconds.toFixed(2)} ms of CPU, at most ${limit}`)
  if (milliseconds > limit) process.exitCode = 1
}

try {
  const [admin, member] = [await logIn('admin'), await logIn('member')]
  for (let index = 0; index < 500; index += 1) await createEvent(admin, index)
  for (let index = 0; index < 200; index += 1) await postTodo(admin, index)
  const { body } = await request(origin, 'POST /api/user/feed', { token: member, body: {} })
  const url = origin + new URL(body.url).pathname + new URL(body.url).search
  const read = async (headers = {}) => {
    const response = await fetch(url, { headers: { 'cache-control': 'max-age=0', ...headers } })
    return {
      etag: response.headers.get('etag'),
      status: response.status,
      text: await response.text(),
    }
  }
  const { etag, text } = await read()
  console.log(`${text.match(/BEGIN:VEVENT/g).length} entries, ${text.length} characters`)
  await measure(
    'the feed after a change',
    { limit: 50, rounds: 40 },
    () => read(),
    (round) => postTodo(admin, 200 + round),
  )
  await measure('the unchanged feed', { limit: 5, rounds: 500 }, () => read())
  await measure('the unchanged feed, with its ETag', { limit: 5, rounds: 500 }, () =>
    read({ 'if-none-match': etag }),
  )
  const day = `GET /api/calendar/day?date=${dayAfter(30)}&assignees=Dev%20Team`
  await measure('what a deadline collides with', { limit: 10, rounds: 300 }, () =>
    request(origin, day, { token: admin }),
  )
} finally {
  await stop()
  await removeFolder(folder)
}
