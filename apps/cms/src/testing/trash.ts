import type { Payload } from 'payload'
import type { Booted } from './boot'
import { newInquiry, newRecord, storeTodo } from './fixtures'

/** The collections whose documents can be moved to the trash. */
export const trashed = ['team', 'calendar', 'media', 'todos', 'inquiries', 'records'] as const
export type Trashed = (typeof trashed)[number]

/** A PNG of one pixel, in base64. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const createPicture = ({ payload }: Booted, alt: string) => {
  const data = Buffer.from(pixel, 'base64')
  const file = { data, mimetype: 'image/png', name: 'pixel.png', size: data.length }
  return payload.create({ collection: 'media', data: { alt }, file })
}

export const createTeamMember = ({ payload }: Booted, name: string, image: string) =>
  payload.create({
    collection: 'team',
    data: {
      name,
      alt: name,
      role: 'Developer',
      bio: 'Codes.',
      image,
      links: ['a@example.com', 'b@example.com', 'c@example.com'].map((url) => ({ url })),
      _status: 'published',
    },
  })

export const createEvent = ({ payload }: Booted, title: string) =>
  payload.create({
    collection: 'calendar',
    data: { title, type: 'event', start: '2026-08-18T12:00:00.000Z', _status: 'published' },
  })

const record = newRecord({ name: 'Trashed record', status: 'paid' })

export const trashRecord = async (payload: Payload): Promise<string> => {
  const { id } = await payload.create({ collection: 'records', data: record })
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection: 'records', id, data })
  return id
}

/** Creates a document in each of these collections, with a text that stands nowhere else. */
export const createOfEach = async (tropa: Booted): Promise<Record<Trashed, string>> => {
  const { payload } = tropa
  const portrait = await createPicture(tropa, 'Portrait')
  const [team, calendar, media, todos, inquiries, records] = await Promise.all([
    createTeamMember(tropa, 'Trashed person', portrait.id),
    createEvent(tropa, 'Trashed event'),
    createPicture(tropa, 'Trashed picture'),
    storeTodo(payload, { title: 'Trashed to-do', deadline: '2999-12-31T12:00:00.000Z' }),
    payload.create({
      collection: 'inquiries',
      data: { ...newInquiry(), name: 'Trashed inquiry', status: 'new' },
    }),
    payload.create({ collection: 'records', data: record }),
  ])
  return {
    team: team.id,
    calendar: calendar.id,
    media: media.id,
    todos: todos.id,
    inquiries: inquiries.id,
    records: records.id,
  }
}
