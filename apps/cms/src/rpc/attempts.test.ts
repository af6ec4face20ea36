import { contract } from '@tropa/contract/contract'
import { attemptHeader, attemptMessages, maxAttemptKey } from '@tropa/contract/base/attempt'
import { inviteMessages } from '@tropa/contract/member/invite'
import { listProcedures } from '@tropa/contract/list-procedures'
import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openPayload } from '../commands/archive/open-database'
import { isMongodb } from '../database/engine'
import { createRow } from '../database/rows'
import { booted } from '../testing/boot'
import { prepareAttempts } from '../testing/attempts'
import { password } from '../testing/fixtures'
import { createOnce, forgetAttempts } from './attempts'

const tropa = booted({ RATE_LIMIT: 'off' })
const { tokens, samples, prepare } = prepareAttempts(tropa)

const creating = listProcedures(contract).filter(({ creates }) => creates)

const storedMeeting = {
  title: 'On both',
  startsAt: '2999-01-01T00:00:00.000Z',
  assignees: ['Everyone' as const],
}

const countAttempts = async () =>
  (await tropa.payload.db.count({ collection: 'attempts' })).totalDocs

it('Every call that creates something has a sample here', () => {
  expect(Object.keys(samples).sort()).toEqual(
    creating.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

describe.each(Object.keys(samples))('%s', (line) => {
  it('creates nothing more for the same attempt, and makes its answer again', async () => {
    const { send, rows, shownOnce, createsNoRow, status = 201 } = await prepare(line)
    const before = await rows()
    const key = randomUUID()
    const first = await send(key)
    const second = await send(key)
    expect([first.status, second.status]).toEqual([status, status])
    if (!shownOnce) expect(second.body).toEqual(first.body)
    else expect(second.body).not.toEqual(first.body)
    expect(await rows()).toBe(before + (createsNoRow ? 0 : 1))
  })

  it('creates one row for three of the same attempt at once, which all get the answer', async () => {
    const { send, rows, createsNoRow, status: success = 201 } = await prepare(line)
    const before = await rows()
    const key = randomUUID()
    const all = await Promise.all([send(key), send(key), send(key)])
    expect(all.map(({ status }) => status)).toEqual([success, success, success])
    expect(await rows()).toBe(before + (createsNoRow ? 0 : 1))
  })

  it('refuses the key of another body', async () => {
    const { send, rows, edited } = await prepare(line)
    const key = randomUUID()
    await send(key)
    const before = await rows()
    const { status, body } = await send(key, edited)
    expect([status, body]).toEqual([409, { message: attemptMessages.otherBody }])
    expect(await rows()).toBe(before)
  })

  it('refuses a key that is too long, and takes a blank one for none', async () => {
    const { send, status: success = 201 } = await prepare(line)
    const { status, body } = await send('x'.repeat(maxAttemptKey + 1))
    expect([status, body]).toEqual([400, { message: attemptMessages.longKey }])
    const before = await countAttempts()
    expect((await send(' ')).status).toBe(success)
    expect(await countAttempts()).toBe(before)
  })
})

const aRecord = async () => {
  const { body, send, rows } = await prepare('POST /records')
  return { body, send, rows, key: randomUUID() }
}

describe('the key of an attempt', () => {
  it('counts for its member alone', async () => {
    const { send, rows, key } = await aRecord()
    const before = await rows()
    await send(key)
    await send(key, {}, tokens.zoe)
    expect(await rows()).toBe(before + 2)
  })

  it('counts for one call alone', async () => {
    const { send, key } = await aRecord()
    await send(key)
    const todo = await prepare('POST /todo')
    expect((await todo.send(key)).status).toBe(201)
    const [first, second] = [
      await prepare('POST /records/{id}/dispute'),
      await prepare('POST /records/{id}/dispute'),
    ]
    expect((await first.send(key)).status).toBe(201)
    expect((await second.send(key)).status).toBe(201)
  })

  it('is not used up by a call that is refused', async () => {
    const { send, rows, key } = await aRecord()
    const before = await rows()
    expect((await send(key, { fee: 'many' })).status).toBe(400)
    expect((await send(key, { userId: 'nobody' })).status).toBe(400)
    expect((await send(key)).status).toBe(201)
    expect(await rows()).toBe(before + 1)
  })

  it('belongs to the same body whatever the order of its fields', async () => {
    const { body, send, key } = await aRecord()
    const first = await send(key)
    const turned = Object.fromEntries(Object.entries(body).reverse())
    const second = await tropa.call('POST /api/records', {
      token: tokens.ada,
      body: turned,
      headers: { [attemptHeader]: key },
    })
    expect(second.body).toEqual(first.body)
  })

  it('is forgotten after a day, and never stored as it was sent', async () => {
    const { send, rows, key } = await aRecord()
    await send(key)
    const before = await rows()
    const { docs } = await tropa.payload.db.find({ collection: 'attempts', pagination: false })
    expect(JSON.stringify(docs)).not.toContain(key)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await forgetAttempts(tropa.payload, inHours(23.9))
    await send(key)
    expect(await rows()).toBe(before)
    await forgetAttempts(tropa.payload, inHours(24.1))
    await send(key)
    expect(await rows()).toBe(before + 1)
  })

  it('cannot be listed in the panel', async () => {
    const { status } = await tropa.call('GET /cms/api/attempts', { token: tokens.ada })
    expect(status).toBe(403)
  })
})

describe('the answer to the same attempt', () => {
  it('is made of the row as it is today', async () => {
    const { send, body } = await prepare('POST /todo')
    const key = randomUUID()
    const { _id } = (await send(key)).body.data as { _id: string }
    await tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token: tokens.ben })
    await tropa.call(`PATCH /api/todo/${_id}`, {
      token: tokens.ada,
      body: { ...body, title: 'Another title', version: 1, askAgain: false },
    })
    expect((await send(key)).body.data).toMatchObject({
      _id,
      title: 'Another title',
      version: 2,
      acknowledgedBy: [{ username: 'ben' }],
    })
  })

  it('says that somebody has deleted the row', async () => {
    const { send, rows, key } = await aRecord()
    const { _id } = (await send(key)).body.data as { _id: string }
    await tropa.call(`DELETE /api/records/${_id}`, { token: tokens.ada })
    const before = await rows()
    const { status, body } = await send(key)
    expect([status, body]).toEqual([409, { message: attemptMessages.deleted }])
    expect(await rows()).toBe(before)
  })
})

describe('the same invite again', () => {
  const linkIn = ({ body }: { body: Record<string, unknown> }) => {
    const { link } = body.invite as { link: string }
    return link.split('#')[1]
  }

  const accept = async (token: string | undefined) => {
    const response = await fetch(`${tropa.origin}/invite/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: tropa.env.publicUrl },
      body: JSON.stringify({ token, newPassword: password }),
    })
    return response.status
  }

  it('ends the first link, and the new one works', async () => {
    const { send } = await prepare('POST /members')
    const key = randomUUID()
    const [first, second] = [linkIn(await send(key)), linkIn(await send(key))]
    expect(second).not.toBe(first)
    expect(await accept(first)).toBe(404)
    expect(await accept(second)).toBe(200)
  })

  it('takes no password away from a member who has used it', async () => {
    const { send } = await prepare('POST /members')
    const key = randomUUID()
    await accept(linkIn(await send(key)))
    const { status, body } = await send(key)
    expect([status, body]).toEqual([409, { message: attemptMessages.used }])
  })

  it('makes no link for a member who was blocked', async () => {
    const { send } = await prepare('POST /members')
    const key = randomUUID()
    const { _id } = (await send(key)).body.data as { _id: string }
    await tropa.call(`PATCH /api/members/${_id}`, { token: tokens.ada, body: { blocked: true } })
    const { status, body } = await send(key)
    expect([status, body.message]).toEqual([400, inviteMessages.blocked])
  })
})

describe('the same import again', () => {
  const sent = async (rows: object[], key: string) =>
    tropa.call('POST /api/members/import', {
      token: tokens.ada,
      body: { rows },
      headers: { [attemptHeader]: key },
    })

  it('answers as the first did, with new links for whom it has made', async () => {
    const rows = ['again-2', 'ada', 'again-3', 'again-1'].map((username) => ({ username }))
    const key = randomUUID()
    const first = (await sent(rows, key)).body
    const second = (await sent(rows, key)).body
    expect(second.rows).toEqual(first.rows)
    expect(first.rows.map(({ state }) => state)).toEqual(['new', 'exists', 'new', 'new'])
    const invited = second.invites.map(({ username }) => username)
    expect(invited).toEqual(['again-2', 'again-3', 'again-1'])
    const links = [...first.invites, ...second.invites].map(({ link }) => link)
    expect(new Set(links).size).toBe(6)
  })

  it('says that somebody has deleted one of them', async () => {
    const rows = [{ username: 'again-4' }, { username: 'again-5' }]
    const key = randomUUID()
    await sent(rows, key)
    const { body: members } = await tropa.call('GET /api/members', { token: tokens.ada })
    const gone = members.find(({ username }) => username === 'again-4')?._id ?? ''
    await tropa.call(`DELETE /api/members/${gone}`, { token: tokens.ada })
    const { status, body } = await sent(rows, key)
    expect([status, body.message]).toEqual([409, attemptMessages.deleted])
  })
})

describe.runIf(inject('engine') === 'mongodb')('two instances', () => {
  it('create one row for each of ten attempts that both get at once', async () => {
    const other = await openPayload(tropa.env, tropa.env.database)
    onTestFinished(() => other.destroy())
    const attempts = Array.from({ length: 10 }, (_, index) => ({
      keyHash: `on both ${index}`,
      bodyHash: 'the same',
    }))
    const made = await Promise.all(
      attempts.flatMap((attempt) =>
        [tropa.payload, other].map((payload) =>
          createOnce(
            { payload, attempt },
            {
              collection: 'meetings',
              create: (work) => createRow(payload, 'meetings', storedMeeting, work),
            },
          ),
        ),
      ),
    )
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(10)
    expect(new Set(made.map(({ row }) => row.id)).size).toBe(10)
    const where = { title: { equals: storedMeeting.title } }
    const { totalDocs } = await tropa.payload.db.count({ collection: 'meetings', where })
    expect(totalDocs).toBe(10)
  })
})

it('A thousand earlier rows without a key do not block new attempts', async () => {
  const { db } = tropa.payload
  const old = {
    name: 'Old',
    violation: 'Late',
    fee: 20,
    status: 'x',
    date: '2020-01-01T00:00:00.000Z',
  }
  for (let row = 0; row < 1000; row++) {
    await db.create({ collection: 'records', data: { ...old }, returning: false })
  }
  if (isMongodb(db)) await db.collections.records?.ensureIndexes()
  const { send, rows, key } = await aRecord()
  const before = await rows()
  expect(before).toBeGreaterThanOrEqual(1000)
  const answers = [await send(key), await send(key), await send(), await send()]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await rows()).toBe(before + 3)
})
