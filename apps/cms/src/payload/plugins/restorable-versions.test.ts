import { trashMessages } from '@tropa/contract/trash/trash'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { booted, signedIn } from '../../testing/boot'
import { signIn, storedMember } from '../../testing/fixtures'
import { createPicture, createTeamMember } from '../../testing/trash'

const response = z.looseObject({ message: z.string().optional() })
const versions = z.looseObject({ docs: z.array(z.looseObject({ id: z.string() })) })
const created = z.object({ doc: z.object({ id: z.string() }) })

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve')

const send = (line: string, body?: object) =>
  tropa.call(line, { token: tokens.eve, ...(body && { body }) })

const newestVersion = async (path: string, where = '') => {
  const { body } = await send(`GET /cms/api/${path}/versions?limit=1&sort=-updatedAt${where}`)
  return versions.parse(body).docs[0]?.id ?? ''
}

const ofEvent = (id: string) => `&where[parent][equals]=${id}`

const restore = async (path: string, id: string, asDraft = false) => {
  const { status, body } = await send(
    `POST /cms/api/${path}/versions/${id}${asDraft ? '?draft=true' : ''}`,
  )
  return { status, message: response.parse(body).message, body }
}

const story = (body: string) => ({ sections: [{ heading: 'Our story', body }] })
const about = `globals/about`

const publicStory = async () => {
  const { body } = await tropa.call('GET /api/about')
  return body.sections[0]?.body
}

const saveStory = (text: string, status: 'draft' | 'published') =>
  send(`POST /cms/api/${about}${status === 'draft' ? '?draft=true' : ''}`, {
    ...story(text),
    _status: status,
  })

/** As if ada had it open in the panel. */
const lockFor = async (document: object) => {
  const { id } = await storedMember(tropa.payload, 'ada')
  const user = { relationTo: 'members', value: id } as const
  return tropa.payload.create({
    collection: 'payload-locked-documents',
    data: { ...document, user },
  })
}

describe('a version of a page’s text', () => {
  it('is restored as a draft if it was a draft, and visitors go on seeing the published text', async () => {
    await saveStory('We met in July.', 'published')
    await saveStory('A draft nobody approved.', 'draft')
    const draft = await newestVersion(about)
    await saveStory('We met in August.', 'published')

    const restored = await restore(about, draft)
    expect(restored).toMatchObject({
      status: 200,
      message: 'Restored as a draft. Visitors see it once you publish it.',
    })
    expect(await publicStory()).toBe('We met in August.')
    const { body } = await send(`GET /cms/api/${about}?draft=true`)
    expect(body).toMatchObject({ ...story('A draft nobody approved.'), _status: 'draft' })
  })

  it('is published again if it was published, and the response says so', async () => {
    await saveStory('The first story.', 'published')
    const first = await newestVersion(about)
    await saveStory('The second story.', 'published')

    expect(await restore(about, first)).toMatchObject({
      status: 200,
      message: 'Restored and published. Visitors see it now.',
    })
    expect(await publicStory()).toBe('The first story.')
  })

  it('can be restored as a draft although it was published', async () => {
    await saveStory('An old story.', 'published')
    const old = await newestVersion(about)
    await saveStory('The present story.', 'published')
    expect((await restore(about, old, true)).status).toBe(200)
    expect(await publicStory()).toBe('The present story.')
  })

  it('is not restored while a colleague edits the page', async () => {
    await saveStory('We met in June.', 'published')
    const first = await newestVersion(about)
    const { id } = await lockFor({ globalSlug: 'about' })
    expect((await restore(about, first)).status).toBe(423)
    await tropa.payload.delete({ collection: 'payload-locked-documents', id })
  })
})

describe('a version of a calendar event', () => {
  const publicTitles = async () => {
    const { body } = await tropa.call('GET /api/calendar?year=2031')
    return JSON.stringify(body)
  }
  const createEvent = async (event: object) => {
    const { body } = await send(`POST /cms/api/calendar`, event)
    return created.parse(body).doc.id
  }
  const event = { title: 'Finals', type: 'exam', start: '2031-10-05', _status: 'published' }

  it('is restored as a draft if it was a draft, and the event stays in the calendar', async () => {
    const id = await createEvent({ ...event, end: '2031-10-09' })
    const path = `calendar/${id}`
    await send(`PATCH /cms/api/${path}?draft=true`, { title: 'Finals?', _status: 'draft' })
    const draft = await newestVersion('calendar', ofEvent(id))
    await send(`PATCH /cms/api/${path}`, { title: 'Final exams', _status: 'published' })

    expect((await restore('calendar', draft)).status).toBe(200)
    expect(await publicTitles()).toContain('Final exams')
    const { body } = await send(`GET /cms/api/${path}?draft=true`)
    expect(body).toMatchObject({ title: 'Finals?', _status: 'draft' })
  })

  it('brings back empty fields too', async () => {
    const id = await createEvent(event)
    const oneDay = await newestVersion('calendar', ofEvent(id))
    await send(`PATCH /cms/api/calendar/${id}`, { end: '2031-10-12', tooltip: 'left' })
    expect((await restore('calendar', oneDay)).status).toBe(200)
    const { body } = await send(`GET /cms/api/calendar/${id}`)
    expect([body.end ?? null, body.tooltip ?? null]).toEqual([null, null])
  })

  it('is not restored while a colleague edits the event', async () => {
    const id = await createEvent(event)
    const first = await newestVersion('calendar', ofEvent(id))
    await lockFor({ document: { relationTo: 'calendar', value: id } })
    expect((await restore('calendar', first)).status).toBe(423)
    expect((await tropa.payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(
      1,
    )
  })

  it('becomes a draft if it would be refused today, and the answer says why', async () => {
    const id = await createEvent(event)
    const path = `calendar/${id}`
    await send(`PATCH /cms/api/${path}?draft=true`, { title: '', _status: 'draft' })
    const unfinished = await newestVersion('calendar', ofEvent(id))
    await tropa.payload.db.updateVersion({
      collection: 'calendar',
      id: unfinished,
      versionData: {
        parent: id,
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
        version: { ...event, title: '' },
      },
    })
    expect(await restore('calendar', unfinished)).toMatchObject({
      status: 200,
      message: 'Restored as a draft, which visitors do not see: Title: This field is required.',
    })
    const stored = await tropa.payload.findByID({ collection: 'calendar', id })
    expect(stored).toMatchObject({ title: event.title, _status: 'published' })
  })
})

describe('a version whose portrait is in the trash', () => {
  const nameOf = async (image: string) => {
    const picture = await tropa.payload.findByID({ collection: 'media', id: image, trash: true })
    return picture.alt
  }
  const trashPicture = (id: string) =>
    send(`PATCH /cms/api/media/${id}`, { deletedAt: new Date().toISOString() })

  it('is restored as a draft with a sentence that names the picture, and cannot be published', async () => {
    const [old, present] = [
      (await createPicture(tropa, 'Nadia by the window')).id,
      (await createPicture(tropa, 'Nadia in the garden')).id,
    ]
    const { id } = await createTeamMember(tropa, 'Nadia Framed', old)
    const first = await newestVersion('team', ofEvent(id))
    await send(`PATCH /cms/api/team/${id}`, { image: present, _status: 'published' })
    expect((await trashPicture(old)).status).toBe(200)
    const { status, message } = await restore('team', first)
    expect([status, message]).toEqual([
      200,
      `Restored as a draft, which visitors do not see: Portrait: ${trashMessages.pictureInTrash(await nameOf(old))}`,
    ])
    const shown = await tropa.payload.findByID({ collection: 'team', id, depth: 0 })
    expect(shown).toMatchObject({ image: present, _status: 'published' })
    const published = await send(`PATCH /cms/api/team/${id}`, { image: old, _status: 'published' })
    expect(published.status).toBe(400)
    expect(JSON.stringify(published.body)).toContain('Nadia by the window')
  })
})

describe('the author of a version', () => {
  it('is the member who saved it, no matter whom the request names', async () => {
    const admin = await signIn(tropa.call, 'ada')
    await saveStory('By eve.', 'published')
    await tropa.call(`POST /cms/api/${about}?draft=true`, {
      token: admin,
      body: { ...story('By ada.'), changedBy: 'nobody', _status: 'draft' },
    })
    const { body } = await send(`GET /cms/api/${about}/versions?limit=2&sort=-updatedAt`)
    expect(versions.parse(body).docs).toMatchObject([
      { version: { changedBy: 'ada', _status: 'draft' } },
      { version: { changedBy: 'eve', _status: 'published' } },
    ])
  })
})

describe('a waiting draft of a page', () => {
  it('does not hide that a text is published if only some fields are asked for', async () => {
    await saveStory('Published.', 'published')
    await saveStory('Waiting.', 'draft')
    for (const slug of ['home', 'about', 'rules'] as const) {
      const found = await tropa.payload.findGlobal({ slug, select: { updatedAt: true } })
      expect([slug, found]).toMatchObject([slug, { _status: 'published' }])
    }
  })
})
