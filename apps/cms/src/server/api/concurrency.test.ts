import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { newTodo } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** Saves in the panel, over Payload's REST API. */
const saveInPanel = async (saves: number) => {
  const statuses: number[] = []
  for (let save = 1; save <= saves; save++) {
    const body = { title: `Saved ${save}`, type: 'event', start: '2031-01-02' }
    const request = { token: tokens.ada, body }
    statuses.push((await tropa.call(`POST /cms/api/calendar`, request)).status)
  }
  return statuses
}

describe('concurrent writes', () => {
  it('create one member if five have the same username', async () => {
    const form = { userType: 'user', isEditor: false, teams: [] }
    const responses = await times(5, (index) =>
      tropa.call('POST /api/members', {
        token: tokens.ada,
        body: { ...form, username: index % 2 ? 'Twin' : 'twin' },
      }),
    )
    const refused = responses.filter(({ status }) => status === 400)
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
    for (const { body } of refused) expect(Object.keys(body.errors ?? {})).toEqual(['username'])
  })

  it('store fifty to-dos and what an editor saves at the same time', async () => {
    const [posted, saved] = await Promise.all([
      times(50, (index) =>
        tropa.call('POST /api/todo', {
          token: tokens.ada,
          body: newTodo({ title: `Todo ${index}` }),
        }),
      ),
      saveInPanel(10),
    ])
    expect(posted.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(saved).toEqual(Array(10).fill(201))
    const { body: list } = await tropa.call('GET /api/todo', { token: tokens.ada })
    expect(list.filter(({ title }) => /^Todo \d+$/.test(title))).toHaveLength(50)
    const events = await tropa.payload.count({
      collection: 'calendar',
      where: { title: { contains: 'Saved' } },
    })
    expect(events.totalDocs).toBe(10)
  })

  it('save what several editors save of one page at the same time', async () => {
    const { body } = await tropa.call('GET /cms/api/globals/rules', { token: tokens.ada })
    const responses = await times(5, (index) =>
      tropa.call('POST /cms/api/globals/rules?draft=true', {
        token: tokens.ada,
        body: { ...body, title: `Rules ${index}`, _status: 'draft' },
      }),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
  })

  it('change many events for several editors at the same time', async () => {
    await saveInPanel(3)
    const responses = await times(3, () =>
      tropa.call('PATCH /cms/api/calendar?where[title][like]=Saved', {
        token: tokens.ada,
        body: { type: 'exam' },
      }),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('store one acknowledgement when a member clicks several times', async () => {
    const { body } = await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo() })
    const { _id } = body.data
    const responses = await times(5, () =>
      tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token: tokens.ada }),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { totalDocs } = await tropa.payload.db.count({
      collection: 'acknowledgements',
      where: { todo: { equals: _id } },
    })
    expect(totalDocs).toBe(1)
  })
})
