import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { createMember, newTodo, password, signIn } from '../../testing/fixtures'

let tropa: Booted
let admin: string

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  admin = await signIn(tropa.call, 'ada')
})
afterAll(() => tropa.stop())

const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** An editor who saves in the panel, over its own REST, while others write. */
const editInPanel = async (saves: number) => {
  const signedIn = await fetch(`${tropa.origin}/cms/api/members/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const statuses: number[] = []
  for (let save = 1; save <= saves; save++) {
    const { status } = await fetch(`${tropa.origin}/cms/api/${slugs.calendar}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: tropa.env.publicUrl },
      body: JSON.stringify({ title: `Saved ${save}`, type: 'event', start: '2031-01-02' }),
    })
    statuses.push(status)
  }
  return statuses
}

describe('writes at once', () => {
  it('by thirteen members leave thirteen acknowledgements', async () => {
    const { body } = await tropa.call('POST /api/todo', { token: admin, body: newTodo() })
    const { _id } = body.data as { _id: string }
    const tokens: string[] = []
    for (let member = 1; member <= 13; member++) {
      await createMember(tropa.payload, `member-${member}`)
      tokens.push(await signIn(tropa.call, `member-${member}`))
    }
    const answers = await times(13, (index) =>
      tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token: tokens[index] ?? '' }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(13).fill(200))
    const list = (await tropa.call('GET /api/todo', { token: admin })).body as unknown as {
      _id: string
      acknowledgedBy: { username: string }[]
    }[]
    const todo = list.find((each) => each._id === _id)
    expect(new Set(todo?.acknowledgedBy.map(({ username }) => username)).size).toBe(13)
  })

  it('store fifty to-dos and every save of an editor meanwhile', async () => {
    const [posted, saved] = await Promise.all([
      times(50, (index) =>
        tropa.call('POST /api/todo', { token: admin, body: newTodo({ title: `Todo ${index}` }) }),
      ),
      editInPanel(10),
    ])
    expect(posted.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(saved).toEqual(Array(10).fill(201))
    const list = (await tropa.call('GET /api/todo', { token: admin })).body as unknown as {
      title: string
    }[]
    expect(list.filter(({ title }) => /^Todo \d+$/.test(title))).toHaveLength(50)
    const events = await tropa.payload.count({
      collection: slugs.calendar,
      where: { title: { contains: 'Saved' } },
    })
    expect(events.totalDocs).toBe(10)
  })

  it('leave one acknowledgement of a member who clicks twice', async () => {
    const { body } = await tropa.call('POST /api/todo', { token: admin, body: newTodo() })
    const { _id } = body.data as { _id: string }
    const answers = await times(5, () =>
      tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token: admin }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { totalDocs } = await tropa.payload.db.count({
      collection: slugs.acknowledgements,
      where: { todo: { equals: _id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('let thirty logins of one member and one at the panel all stay signed in', async () => {
    const [tokens, panel] = await Promise.all([
      times(30, () => signIn(tropa.call, 'ada')),
      fetch(`${tropa.origin}/cms/api/members/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'ada', password }),
      }),
    ])
    const { token } = (await panel.json()) as { token: string }
    const answers = await times(31, (index) =>
      tropa.call('GET /api/todo', { token: [...tokens, token][index] ?? '' }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(31).fill(200))
  })
})
