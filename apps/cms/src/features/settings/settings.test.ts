import { pictureMessages } from '@tropa/contract/panel/pictures'
import { settingsMessages } from '@tropa/contract/settings/choices'
import { defaultSettings } from '@tropa/contract/settings/settings'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { auditEntries, newRecord, newSettings, resetSettings } from '../../testing/fixtures'
import { createEvent } from '../../testing/trash'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

const put = (change: object = {}) =>
  tropa.call('PUT /api/settings', {
    token: tokens.ada,
    body: { ...newSettings(), name: 'Tropa', ...change },
  })

const read = async () => (await tropa.call('GET /api/settings')).body

const euro = { code: 'EUR', one: 'euro', many: 'euros', cents: true }

afterEach(() => resetSettings(tropa.payload))

describe('GET /api/settings', () => {
  it('is the specification’s if nobody has set anything', async () => {
    const { name, tagline, contactEmail, codeUrl, ...own } = await read()
    expect({ ...defaultSettings, ...own }).toEqual(defaultSettings)
    expect(Object.keys({ name, tagline, contactEmail, codeUrl, ...own }).sort()).toEqual(
      Object.keys(defaultSettings).sort(),
    )
  })
})

describe('PUT /api/settings', () => {
  it('stores every field, answers as GET does, and says so in the audit', async () => {
    const wanted = newSettings({
      name: 'Робот',
      tagline: 'We build.',
      contactEmail: 'we@example.com',
      codeUrl: '',
      terms: {
        first: { name: 'Autumn', from: 8, to: 1 },
        second: { name: 'Spring', from: 2, to: 8 },
      },
      currency: euro,
      week: 'monday',
      clock: 24,
      accent: 'violet',
      linksFor: null,
    })
    const { status, body } = await put(wanted)
    expect(status).toBe(200)
    expect(body).toEqual({
      message: settingsMessages.saved,
      data: { ...wanted, mark: { letter: 'Р', image: null } },
    })
    expect(await read()).toEqual(body.data)
    const { body: site } = await tropa.call('GET /api/site')
    expect(site).toMatchObject({ name: 'Робот', tagline: 'We build.', codeUrl: '' })
    const entries = await auditEntries(tropa.payload, { rowCollection: { equals: 'settings' } })
    expect(entries.at(-1)).toMatchObject({ actor: 'ada', action: 'update' })
    expect(entries.at(-1)?.fields).toContain('currency')
    const sites = await auditEntries(tropa.payload, { rowCollection: { equals: 'site' } })
    expect(sites.at(-1)).toMatchObject({ actor: 'ada', fields: 'name, codeUrl, contactEmail' })
  })

  it('writes a name that was pasted from a slide on one line of the feed', async () => {
    const { status } = await put({ name: 'Robot\u000bclub\u007f\nof\u0008 Minho' })
    expect(status).toBe(200)
    const feed = await (await fetch(`${tropa.origin}/calendar.ics`)).text()
    expect(feed).toContain('\r\nPRODID:-//Robot club of Minho//Academic calendar//EN\r\n')
    expect(feed.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
    await put({})
  })

  it('names what is wrong by its row, counted from 0', async () => {
    const teams = [
      { name: 'A' },
      { _id: 'heads', name: 'B' },
      { name: 'a' },
      { _id: 'x', name: 'C' },
    ]
    const twice = await put({ teams, accent: 'mauve' })
    expect(twice.status).toBe(400)
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['teams.2.name', 'accent'])
    const unknown = await put({ teams: [{ _id: 'nobody', name: 'A' }] })
    expect(unknown.body.errors).toEqual({ 'teams.0._id': settingsMessages.unknownRow })
  })

  it('keeps cents while a fee has some', async () => {
    expect((await put({ currency: euro })).status).toBe(200)
    const record = newRecord({ fee: 0.5 })
    const added = await tropa.call('POST /api/records', { token: tokens.ada, body: record })
    expect([added.status, added.body.data.fee]).toEqual([201, 0.5])
    const refused = await put()
    expect([refused.status, refused.body.message]).toEqual([409, settingsMessages.feesHaveCents])
    const path = `/api/records/${added.body.data._id}`
    await tropa.call(`DELETE ${path}` as 'DELETE /api/records/{id}', { token: tokens.ada })
    expect((await put()).status).toBe(200)
    const whole = await tropa.call('POST /api/records', { token: tokens.ada, body: record })
    expect(whole.body.errors).toEqual({ fee: 'Please enter the fee in whole pesos.' })
  })

  it('gives an audience a word that stays through a rename, and keeps one that an event has', async () => {
    const audiences = [
      { _id: 'regular', name: 'Full time' },
      { name: 'Éxchange students' },
      { name: 'Éxchange students!' },
    ]
    const { body } = await put({ audiences })
    expect(body.data.audiences).toEqual([
      { _id: 'regular', name: 'Full time' },
      { _id: 'exchange-students', name: 'Éxchange students' },
      { _id: 'exchange-students-2', name: 'Éxchange students!' },
    ])
    const { id } = await createEvent(tropa, 'For some')
    const data = { audience: ['exchange-students'] }
    await tropa.payload.update({ collection: 'calendar', id, data })
    const refused = await put({ audiences: [] })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Éxchange students has 1 event. Move them first.',
    ])
    const listed = await tropa.call('GET /api/calendar?year=2026&for=exchange-students')
    expect(JSON.stringify(listed.body)).toContain('For some')
    expect((await tropa.call('GET /api/calendar?for=nobody')).body.errors).toEqual({
      for: 'Please choose regular, exchange-students or exchange-students-2 students.',
    })
    await tropa.payload.update({ collection: 'calendar', id, data: { audience: [] } })
  })

  it('publishes no event for a group that was removed while the event was in the trash', async () => {
    await put({ audiences: [{ _id: 'regular', name: 'Regular' }, { name: 'Exchange' }] })
    const { id } = await createEvent(tropa, 'Orientation')
    const change = (data: object, options = {}) =>
      tropa.payload.update({ collection: 'calendar', id, data, ...options })
    await change({ audience: ['exchange'] })
    await change({ deletedAt: new Date().toISOString() })
    await put({ audiences: [{ _id: 'regular', name: 'Regular' }] })
    await change({ deletedAt: null, _status: 'draft' }, { draft: true, trash: true })
    await expect(change({ _status: 'published' })).rejects.toMatchObject({
      data: {
        errors: [{ path: 'audience', message: expect.stringContaining('“exchange” is no') }],
      },
    })
    await change({ audience: ['regular'], _status: 'published' })
    await tropa.payload.delete({ collection: 'calendar', id })
  })

  it('gives the calendar a key for each month of its terms', async () => {
    const terms = {
      first: { name: 'One', from: 2, to: 6 },
      second: { name: 'Two', from: 7, to: 12 },
    }
    await put({ terms })
    const { body } = await tropa.call('GET /api/calendar?year=2026')
    expect(body.academicYear).toEqual({ start: 2026, end: 2026 })
    expect(Object.keys(body.first)).toEqual(['1', '2', '3', '4', '5'])
    expect(Object.keys(body.second)).toEqual(['6', '7', '8', '9', '10', '11'])
  })
})

describe('the panel’s settings and home', () => {
  it('take what the screen takes: blanks alone are no name or sentence', async () => {
    const { payload } = tropa
    const refused = /field is invalid/
    await expect(payload.updateGlobal({ slug: 'site', data: { name: ' ' } })).rejects.toThrow(
      refused,
    )
    const words = { tagline: '\u00a0', _status: 'published' } as const
    await expect(payload.updateGlobal({ slug: 'home', data: words })).rejects.toThrow(refused)
    for (const [typed, codeUrl] of [
      [' https://code.example ', 'https://code.example'],
      [' ', ''],
    ] as const) {
      await payload.updateGlobal({ slug: 'site', data: { codeUrl: typed } })
      expect((await read()).codeUrl).toBe(codeUrl)
    }
  })
})

describe('PUT /api/settings/mark', () => {
  const upload = (data: Buffer, token = tokens.ada) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'mark.png')
    return tropa.call('PUT /api/settings/mark', { token, body })
  }
  const picture = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()

  it('stores a picture again, as a file of the pictures, until it is removed', async () => {
    const { status, body } = await upload(await picture(64))
    expect(status).toBe(200)
    const image = body.data.mark.image ?? ''
    expect(image).toMatch(/^\/media\/[\w-]+\.webp$/)
    const file = await fetch(`${tropa.origin}${image}`)
    expect(file.headers.get('content-type')).toBe('image/webp')
    const again = await upload(await picture(32))
    expect(again.body.data.mark.image).not.toBe(image)
    expect((await fetch(`${tropa.origin}${image}`)).status).toBe(404)
    const where = { rowCollection: { equals: 'media' }, action: { equals: 'delete' } }
    expect(await auditEntries(tropa.payload, where)).toMatchObject([{ actor: 'ada' }])
    const removed = await tropa.call('DELETE /api/settings/mark', { token: tokens.ada })
    expect(removed.body.data.mark).toEqual({ letter: 'T', image: null })
    expect((await tropa.payload.find({ collection: 'media' })).totalDocs).toBe(0)
  })

  it('is 400 for what is no picture, 413 for one that is too large, and for admins', async () => {
    const text = await upload(Buffer.from('Not a picture.'))
    expect([text.status, Object.keys(text.body.errors ?? {})]).toEqual([400, ['file']])
    const none = await tropa.call('PUT /api/settings/mark', { token: tokens.ada, body: {} })
    expect(none.body.errors).toEqual({ file: settingsMessages.picture })
    for (const size of [2_000_001, 3_000_000]) {
      const { status, body } = await upload(Buffer.alloc(size))
      expect([status, body.message]).toEqual([413, 'Choose a picture of at most 2 MB.'])
    }
    const strip = await upload(await picture(1999, 10))
    expect([strip.status, strip.body.errors]).toEqual([400, { file: pictureMessages.tooLong }])
    expect((await upload(await picture(8), tokens.ben)).status).toBe(403)
  })

  it('names the limit of a picture whose size is not sent before it', async () => {
    const init = {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${tokens.ada}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: new Blob([Buffer.alloc(3_000_000)]).stream(),
      duplex: 'half',
    }
    const response = await fetch(`${tropa.origin}/api/settings/mark`, init)
    expect([response.status, await response.json()]).toEqual([
      413,
      { message: settingsMessages.largePicture },
    ])
  })

  it('refuses somebody who may not send a picture before it reads the form', async () => {
    const send = (token?: string) =>
      tropa.call('PUT /api/settings/mark', {
        ...(token && { token }),
        body: 'no form',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
    const { ada, ben } = tokens
    const statuses = [await send(), await send('nonsense'), await send(ben), await send(ada)]
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 403, 400])
  })
})

describe('GET /api/user/me', () => {
  it('is the caller with the present teams', async () => {
    const { body } = await tropa.call('GET /api/user/me', { token: tokens.ben })
    const role = ['Dev Team', 'Docu Team']
    expect(body).toEqual({ username: 'ben', userType: 'user', role, name: null })
  })
})
