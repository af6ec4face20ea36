import { todoMessages } from '@tropa/contract/todo/todo'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { newTodo } from '../../testing/fixtures'

const tropa = booted()
const tokens = signedIn(tropa, 'ada')

const createEvent = async (
  title: string,
  type: 'exam' | 'holiday' | 'event',
  start: string,
  rest: { end?: string; _status?: 'draft' | 'published' } = {},
) => {
  const { id } = await tropa.payload.create({
    collection: 'calendar',
    data: { title, type, start, _status: 'published', ...rest },
  })
  return id
}

const post = async (title: string, team: string, deadline: string) => {
  const body = newTodo({ title, deadline, assignees: [team], assignee: team })
  return (await tropa.call('POST /api/todo', { token: tokens.ada, body })).body.data._id
}

const ask = async (query: string, token = tokens.ada) => {
  const { status, body } = await tropa.call(`GET /api/calendar/day?${query}`, { token })
  return { status, body }
}

describe('GET /api/calendar/day', () => {
  it('tells what a deadline collides with, and the next free day', async () => {
    const finals = await createEvent('Finals', 'exam', '2990-12-14', { end: '2990-12-15' })
    await createEvent('Draft', 'exam', '2990-12-14', { _status: 'draft' })
    await createEvent('Party', 'event', '2990-12-13')
    const holiday = await createEvent('Holiday', 'holiday', '2990-12-13')
    const mine = await post('Mine', 'Dev Team', '2990-12-13')
    const everyones = await post('For all', 'Everyone', '2990-12-13')
    await post('Of others', 'Docu Team', '2990-12-13')
    await post('Later', 'Dev Team', '2990-12-16')
    const { status, body } = await ask('date=2990-12-13&assignees=Dev%20Team&assignees=Heads')
    expect(status).toBe(200)
    expect(body).toEqual({
      date: '2990-12-13',
      clashes: [
        {
          ...{ _id: holiday, title: 'Holiday', type: 'holiday' },
          ...{ start: '2990-12-13', end: '2990-12-13' },
        },
        {
          ...{ _id: finals, title: 'Finals', type: 'exam' },
          ...{ start: '2990-12-14', end: '2990-12-15' },
        },
      ],
      due: [
        { _id: mine, title: 'Mine' },
        { _id: everyones, title: 'For all' },
      ],
      nextFree: '2990-12-17',
    })
    const edited = await ask(`date=2990-12-13&assignees=Dev%20Team&todo=${mine}`)
    expect(edited.body.due).toEqual([{ _id: everyones, title: 'For all' }])
    const all = await ask('date=2990-12-13&assignees=Everyone')
    expect(all.body.due).toHaveLength(3)
  })

  it('tells nothing of to-dos in the trash or archived', async () => {
    const id = await post('Thrown away', 'Heads', '2991-05-05')
    await tropa.payload.update({
      collection: 'todos',
      id,
      data: { deletedAt: new Date().toISOString() },
    })
    const { body } = await ask('date=2991-05-05&assignees=Heads')
    expect([body.due, body.clashes, body.nextFree]).toEqual([[], [], '2991-05-06'])
    expect((await ask('date=2000-01-01&assignees=Heads')).body.due).toEqual([])
    expect((await ask(`date=2991-05-05&assignees=Heads&todo=${id}`)).status).toBe(404)
  })

  it('says that a to-do does not exist before it looks at the rest', async () => {
    const { status, body } = await ask('date=nonsense&todo=000000000000000000000000')
    expect([status, body]).toEqual([404, { message: todoMessages.notFound }])
  })

  it('names the fields that are wrong', async () => {
    const { status, body } = await ask('date=2990-02-30&assignees=Nobody')
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['date', 'assignees']])
    expect((await ask('date=2990-02-20')).status).toBe(400)
  })
})
