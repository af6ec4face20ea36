import { expect, it } from 'vitest'
import { z } from 'zod'
import { booted, signedIn } from '../../testing/boot'
import { newMeeting, newRecord, signIn, storeTodo } from '../../testing/fixtures'
import { createTeamMember, createPicture } from '../../testing/trash'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve')

const list = z.object({ docs: z.array(z.object({ id: z.string() })) })

const create = async (title: string, status: 'draft' | 'published') => {
  const data = { title, type: 'event', start: '2026-09-01', _status: status } as const
  const draft = status === 'draft'
  return (await tropa.payload.create({ collection: 'calendar', data, draft })).id
}

const found = async (
  collection: string,
  where: Record<string, string>,
  query = '',
  token = tokens.eve,
) => {
  const filter = Object.entries(where).map(
    ([field, text], index) => `where[or][${index}][${field}][like]=${encodeURIComponent(text)}`,
  )
  const path = `${collection}?limit=100&${filter.join('&')}${query}` as const
  const { body } = await tropa.call(`GET /cms/api/${path}`, { token })
  return list.parse(body).docs.map(({ id }) => id)
}

it.each(['pena', 'PEÑA dia', 'Pen\u0303a', 'DÍA'])(
  'The panel’s list finds an event, and a draft of one, by %j',
  async (text) => {
    const published = await create('Día de Peña', 'published')
    const draft = await create('Dia de Pen\u0303a', 'draft')
    const ids = await found('calendar', { title: text }, '&draft=true')
    expect(ids).toEqual(expect.arrayContaining([published, draft]))
    expect(await found('calendar', { title: text })).toContain(published)
    expect(await found('calendar', { title: `${text} x` })).toEqual([])
  },
)

it('The panel’s list finds a person by each field that it searches', async () => {
  const picture = await createPicture(tropa, 'Núñez')
  const person = await createTeamMember(tropa, 'Íñigo Núñez', picture.id)
  const all = (text: string) => ({ name: text, alt: text, role: text })
  expect(await found('team', all('inigo nunez'))).toEqual([person.id])
  expect(await found('media', { alt: 'nunez' })).toEqual([picture.id])
  expect(await found('team', all('nobody'))).toEqual([])
})

it('The lists of the members’ area find what an admin types without accents', async () => {
  const { payload } = tropa
  const meeting = newMeeting({ title: 'Reunión del café' })
  const record = newRecord({ name: 'José Café' })
  const ids = {
    todos: (await storeTodo(payload, { title: 'Abrir el café' })).id,
    meetings: (await payload.create({ collection: 'meetings', data: meeting })).id,
    records: (await payload.create({ collection: 'records', data: record })).id,
  }
  const token = await signIn(tropa.call, 'ada')
  expect(await found('todos', { title: 'cafe' }, '', token)).toEqual([ids.todos])
  expect(await found('meetings', { title: 'REUNION cafe' }, '', token)).toEqual([ids.meetings])
  expect(await found('records', { name: 'jose cafe' }, '', token)).toEqual([ids.records])
})
