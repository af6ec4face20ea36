import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'
import { openRollCalls, type RollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
let calls: RollCalls
const tokens: Record<string, string> = {}

beforeAll(async () => {
  calls = await openRollCalls(tropa)
  for (const name of ['ada', 'ben', 'carla']) tokens[name] = await signIn(tropa.call, name)
})

const lines = (path: string) => [
  `GET /api/rollcall/${path}`,
  `PUT /api/rollcall/${path}`,
  `POST /api/rollcall/${path}/close`,
  ...(path.startsWith('meeting/') ? [`DELETE /api/meetings/${path.slice('meeting/'.length)}`] : []),
]

/** What a caller may meet: of their own team, of another one, and nothing. */
const paths = async () => [
  await calls.meeting(),
  await calls.meeting({ assignees: ['Heads'] }),
  await calls.todo(),
  'meeting/0123456789abcdef01234567',
  'todo/0123456789abcdef01234567',
  'meeting/x',
  'party/x',
]

const send = (line: string, token?: string) =>
  tropa.call(line, {
    ...(token !== undefined && { token }),
    ...(line.startsWith('PUT') && { body: { marks: [] } }),
  })

describe('roll calls', () => {
  it.each([
    ['nobody', 401, 'Please log in.'],
    ['ben', 403, 'You are not allowed to do this.'],
    ['carla', 403, 'You are not allowed to do this.'],
  ])('answer %s alike for what is theirs, another’s or nothing', async (name, status, message) => {
    for (const path of await paths()) {
      for (const line of lines(path)) {
        const answer = await send(line, tokens[name])
        expect([line, answer.status, answer.body]).toEqual([line, status, { message }])
      }
    }
  })

  it('tell no user of another’s mark, excuse or record', async () => {
    const path = await calls.meeting({ title: 'Seen by carla' })
    await calls.excuse(path, 'dan', 'declined')
    await calls.put(path, [
      calls.mark('carla', 'present'),
      calls.mark('dan', 'late', 599),
      calls.mark('ella', 'absent'),
    ])
    await calls.close(path)
    for (const line of ['GET /api/meetings', 'GET /api/todo', 'GET /api/todo/archived']) {
      const { status, body } = await send(line, tokens.carla)
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`dan|ella|599|Ill\\.`))
    }
    for (const line of ['GET /api/records', 'GET /api/activitylog', 'GET /cms/api/records']) {
      expect((await send(line, tokens.carla)).status).toBe(403)
    }
  })
})
