import { versionMessages } from '@tropa/contract/panel/versions'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { booted, signedIn } from '../../testing/boot'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'eve')

const document = z.looseObject({ id: z.string().optional(), updatedAt: z.string() })

const read = async (path: string) =>
  document.parse((await tropa.call(`GET /cms/api/${path}?draft=true`, { token: tokens.eve })).body)

/** Saves as the panel's forms do. */
const saveForm = async (
  method: 'PATCH' | 'POST',
  path: string,
  data: object,
  token = tokens.eve,
) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  const response = await tropa.call(`${method} /cms/api/${path}`, { token, body })
  return { status: response.status, text: JSON.stringify(response.body) }
}

const createEvent = async () => {
  const data = { title: 'Team fair', type: 'event', start: '2026-09-01', _status: 'published' }
  const { body } = await tropa.call('POST /cms/api/calendar', { token: tokens.eve, body: data })
  return document.parse(z.object({ doc: document }).parse(body).doc)
}

const titles = async (id: string | undefined) => {
  const { body } = await tropa.call(`GET /cms/api/calendar/${id}?draft=true`, {
    token: tokens.eve,
  })
  return body
}

describe('a form of the panel', () => {
  it.each(['draft', 'published'])(
    'is not saved over a %s version that it does not show',
    async (status) => {
      const { id, updatedAt } = await createEvent()
      const path = `calendar/${id}`
      const query = status === 'draft' ? '?draft=true' : ''
      const first = await saveForm('PATCH', path + query, {
        title: 'Mine',
        updatedAt,
        _status: status,
      })
      expect(first.status).toBe(200)
      const second = await saveForm('PATCH', path + query, {
        title: 'Other',
        updatedAt,
        _status: status,
      })
      expect([second.status, second.text]).toEqual([
        409,
        expect.stringContaining(versionMessages.savedByOthers),
      ])
      expect(await titles(id)).toMatchObject({ title: 'Mine' })
      // Its answer was lost: sent once more, it changes nothing.
      const resent = { title: 'Mine', updatedAt, _status: status }
      expect((await saveForm('PATCH', path + query, resent)).status).toBe(200)
      const again = await read(path)
      const saved = await saveForm('PATCH', path + query, { ...again, title: 'Other' })
      expect(saved.status).toBe(200)
    },
  )

  it('does not publish a draft that it does not show, unless it has published it already', async () => {
    const { id, updatedAt } = await createEvent()
    const path = `calendar/${id}`
    await saveForm('PATCH', `${path}?draft=true`, { title: 'Theirs', updatedAt, _status: 'draft' })
    const publish = (at: string) => saveForm('PATCH', path, { updatedAt: at, _status: 'published' })
    const refused = await publish(updatedAt)
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining(versionMessages.savedByOthers),
    ])
    const { updatedAt: seen } = await read(path)
    expect([(await publish(seen)).status, (await publish(seen)).status]).toEqual([200, 200])
  })

  it('is not saved over a page’s text that it does not show', async () => {
    const path = `globals/about`
    const { updatedAt } = await read(path)
    const sections = [{ heading: 'Our story', body: 'We met in July.' }]
    for (const expected of [200, 409]) {
      const { status } = await saveForm('POST', `${path}?draft=true`, { sections, updatedAt })
      expect(status).toBe(expected)
    }
    const again = await read(path)
    expect((await saveForm('POST', path, { ...again, sections })).status).toBe(200)
  })

  it('is not saved over settings that it does not show', async () => {
    const path = 'globals/site'
    const { updatedAt } = await read(path)
    const { body: settings } = await tropa.call('GET /api/settings')
    const form = z.looseObject({}).parse(settings)
    await tropa.call('PUT /api/settings', {
      token: tokens.ada,
      body: { ...form, name: 'Bayanihan', mark: { letter: null } },
    })
    const save = (at: string) =>
      saveForm('POST', path, { name: 'Tropa', updatedAt: at }, tokens.ada)
    expect((await save(updatedAt)).status).toBe(409)
    const { name, updatedAt: seen } = await read(path)
    expect([name, (await save(seen)).status]).toEqual(['Bayanihan', 200])
  })
})

it('A program that names no change is not asked for one', async () => {
  const { id, updatedAt } = await createEvent()
  const send = (title: string) =>
    tropa.call(`PATCH /cms/api/calendar/${id}`, {
      token: tokens.eve,
      body: { title, updatedAt },
    })
  expect([(await send('One')).status, (await send('Two')).status]).toEqual([200, 200])
})

it('A permanent deletion of many deletes what the list shows: newest drafts, not published texts', async () => {
  const { id } = await createEvent()
  const body = { type: 'holiday', _status: 'draft' }
  await tropa.call(`PATCH /cms/api/calendar/${id}?draft=true`, { token: tokens.eve, body })
  const deleted = async (type: string) => {
    const line = `DELETE /cms/api/calendar?where[and][0][type][equals]=${type}`
    const { body: answer } = await tropa.call(line, { token: tokens.eve })
    return z
      .object({ docs: z.array(document) })
      .parse(answer)
      .docs.map((each) => each.id)
  }
  expect(await deleted('event')).not.toContain(id)
  expect(await deleted('holiday')).toEqual([id])
})

it('A change of many that is refused names each document', async () => {
  const draft = async (title: string) => {
    const body = { title, start: '2026-09-01' }
    const created = await tropa.call('POST /cms/api/calendar?draft=true', {
      token: tokens.eve,
      body,
    })
    return document.parse(z.object({ doc: document }).parse(created.body).doc).id ?? ''
  }
  const ids = [await draft('No type yet'), await draft('None either')]
  const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const { body } = await tropa.call(`PATCH /cms/api/calendar?${where}`, {
    token: tokens.eve,
    body: { _status: 'published' },
  })
  const { errors } = z.object({ errors: z.array(z.object({ message: z.string() })) }).parse(body)
  expect(errors.map(({ message }) => message).toSorted()).toEqual([
    'No type yet: The following field is invalid: Type',
    'None either: The following field is invalid: Type',
  ])
})
