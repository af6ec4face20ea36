import { outsideCalendar } from '@tropa/contract/calendar/event-days'
import { noSuchDay } from '@tropa/contract/base/dates'
import { memberMessages } from '@tropa/contract/member/member'
import { rulesMessages } from '@tropa/contract/rules/rules'
import type { FlattenedField } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { booted, signedIn } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'

const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional(),
    }),
  ),
})

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

/** The status, and the sentences of the fields, or else of the response. */
const publish = async (path: string, fields: object) => {
  const { status, body } = await tropa.call(`POST /cms/api/${path}`, {
    token: tokens.ada,
    body: { ...fields, _status: 'published' },
  })
  if (status < 400) return { status, messages: [] }
  const { errors } = refused.parse(body)
  return {
    status,
    messages: errors.flatMap(({ data }) => data?.errors.map((e) => e.message) ?? []),
  }
}

describe('a day of the calendar', () => {
  const event = { title: 'Exam', type: 'exam', start: '2026-11-09' }

  it.each(['2026-02-30', '+020266-11-09T12:00:00.000Z', '20266-11-09', '0026-11-09', '2026-13-01'])(
    'is refused with a sentence if it is %s',
    async (day) => {
      const asStart = await publish('calendar', { ...event, start: day })
      expect(asStart).toEqual({ status: 400, messages: [noSuchDay] })
      const asEnd = await publish('calendar', { ...event, end: day })
      expect(asEnd).toEqual({ status: 400, messages: [noSuchDay] })
    },
  )

  it.each(['1000-12-31', '9999-12-31'])(
    'is refused for an event if its weeks leave the years of four digits: %s',
    async (day) => {
      const refusal = { status: 400, messages: [outsideCalendar] }
      expect(await publish('calendar', { ...event, start: day })).toEqual(refusal)
      expect(await publish('calendar', { ...event, end: day })).toEqual(refusal)
    },
  )

  it('is accepted as a date and as a moment of that date', async () => {
    expect((await publish('calendar', event)).status).toBe(201)
    const moment = '2028-02-29T23:00:00.000Z'
    expect((await publish('calendar', { ...event, start: moment })).status).toBe(201)
  })

  it('is accepted in a record of any year that the procedure accepts', async () => {
    const { status } = await tropa.call('POST /api/records', {
      token: await signIn(tropa.call, 'ada'),
      body: { name: 'Ana', violation: 'Late', fee: 5, status: 'Paid', date: '0500-01-01' },
    })
    expect(status).toBe(201)
  })
})

describe('a section of the rules', () => {
  const publishBody = (body: string) =>
    publish(`globals/rules`, { sections: [{ heading: 'Fees', body }] })

  it('is refused if it names an unknown number', async () => {
    const { status, messages } = await publishBody('At most {maxWarning} warnings.')
    expect(status).toBe(400)
    expect(messages[0]).toContain('There is no number {maxWarning}. The numbers are {maxWarnings},')
  })

  it.each(['{}', '{a, b}', '{ one }', '{2026}', '{{', '}'])(
    'is published with the braces of %s, which are no name',
    async (written) => {
      expect((await publishBody(`Braces: ${written}`)).status).toBe(200)
    },
  )

  it('is published if it names known numbers, also computed ones', async () => {
    expect((await publishBody('{maxWarnings}, from {absenceFrom} minutes.')).status).toBe(200)
  })

  it('is refused if it is too long', async () => {
    expect((await publishBody('x'.repeat(5001))).status).toBe(400)
  })
})

describe('a number of the rules', () => {
  it.each([
    [{ maxWarnings: 3, managerWarnings: 4 }, rulesMessages.moreThanRemove(3)],
    [{ shortLatenessTo: 36, longLatenessTo: 30 }, rulesMessages.longNotAfterShort(36)],
    [{ shortLatenessTo: 30, longLatenessTo: 30 }, rulesMessages.longNotAfterShort(30)],
  ])('is refused if it contradicts another: %j', async (changed, message) => {
    const stored = await tropa.payload.findGlobal({ slug: 'rules' })
    const numbers = { ...stored.numbers, ...changed }
    const response = await publish(`globals/rules`, { numbers })
    expect(response).toEqual({ status: 400, messages: [message] })
  })
})

describe('a text of the site', () => {
  it('is said to have its limit in every form', () => {
    const { collections, globals } = tropa.payload.config
    const textsOf = (fields: readonly FlattenedField[]): FlattenedField[] =>
      fields.flatMap((field) =>
        'flattenedFields' in field ? textsOf(field.flattenedFields) : field,
      )
    const unsaid = [...collections, ...globals]
      .filter(({ admin }) => admin.group === 'Site')
      .flatMap(({ slug, flattenedFields }) =>
        textsOf(flattenedFields).flatMap((field) => {
          const limit = 'maxLength' in field ? field.maxLength : undefined
          const said = JSON.stringify(field.admin)
          const isSaid = limit === undefined || said.includes(`At most ${limit} characters.`)
          return isSaid ? [] : [`${slug}.${field.name}`]
        }),
      )
    expect(unsaid).toEqual([])
  })
})

describe('a list', () => {
  it('holds at least as many rows as it asks for, in every collection and global', () => {
    const { collections, globals } = tropa.payload.config
    const listsOf = (fields: readonly FlattenedField[]): FlattenedField[] =>
      fields.flatMap((field) => [
        ...(field.type === 'array' ? [field] : []),
        ...('flattenedFields' in field ? listsOf(field.flattenedFields) : []),
      ])
    const lists = [...collections, ...globals].flatMap((each) => listsOf(each.flattenedFields))
    const optional = lists.filter(
      (field) => field.type === 'array' && (field.minRows ?? 0) > 0 && field.required !== true,
    )
    expect(lists.length).toBeGreaterThan(2)
    expect(optional.map(({ name }) => name)).toEqual([])
  })

  it('of links is refused if a person has four, or if a link has 400 characters', async () => {
    const long = `https://example.com/${'x'.repeat(380)}`
    const three = ['https://example.com', 'a@example.com', long].map((url) => ({ url }))
    const four = Array.from({ length: 4 }, () => ({ url: 'https://example.com' }))
    const person = { name: 'Ana', alt: 'Ana', role: 'Developer', bio: 'Codes.' }
    for (const [links, message] of [
      [four, 'This field takes at most 3.'],
      [three, 'This field takes at most 300 characters.'],
    ] as const) {
      const { status, messages } = await publish('team', { ...person, links })
      expect([status, messages]).toEqual([400, expect.arrayContaining([message])])
    }
  })

  it('of links is refused if an address is not encrypted, like the code address of the site', async () => {
    const url = 'http://example.com'
    const links = ['https://example.com\u00a0', 'a@example.com ', url].map((each) => ({
      url: each,
    }))
    const begins = 'Enter a web address that begins with https://'
    const { messages } = await publish('team', { links })
    expect(messages.filter((message) => message.startsWith(begins))).toEqual([
      `${begins}, or an e-mail address.`,
    ])
    expect(await publish(`globals/site`, { codeUrl: url })).toEqual({
      status: 400,
      messages: [`${begins}.`],
    })
  })

  it('of a link stays if an earlier version stored one that is not encrypted', async () => {
    const { payload } = tropa
    const { categories, ...site } = await payload.findGlobal({ slug: 'site' })
    const codeUrl = 'http://example.com'
    await payload.db.updateGlobal({ slug: 'site', data: { ...site, codeUrl } })
    expect(await publish(`globals/site`, { categories })).toEqual({
      status: 200,
      messages: [],
    })
  })

  it('of inquiry categories is refused if one is repeated', async () => {
    const categories = ['Feedback', 'Press', ' feedback'].map((label) => ({ label }))
    expect(await publish(`globals/site`, { categories })).toEqual({
      status: 400,
      messages: ['“feedback” is listed twice. Each category can be listed only once.'],
    })
    expect((await publish(`globals/site`, { categories: [] })).status).toBe(400)
  })
})

describe('a request of the panel', () => {
  const messageOf = (body: unknown) => refused.parse(body).errors[0]?.message

  it('that brings a picture of 17 MB gets the sentence of its field', async () => {
    const response = await fetch(`${tropa.origin}/cms/api/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.ada}` },
      body: new Blob([new Uint8Array(17_000_000)], { type: 'multipart/form-data; boundary=x' }),
    })
    const message = 'Choose a file of at most 15 MB.'
    const errors = [{ message, data: { errors: [{ path: 'file', message }] } }]
    expect([response.status, await response.json()]).toEqual([413, { errors }])
  })

  it('says that a session has ended, and to a member who is no editor that they may not', async () => {
    const post = (token: string) =>
      tropa.call(`POST /cms/api/calendar`, { token, body: { title: 'x' } })
    const user = await signIn(tropa.call, 'ben')
    expect(messageOf((await post(user)).body)).toBe(memberMessages.editorsOnly)
    await tropa.call('POST /api/user/logout', { token: user })
    const { status, body } = await post(user)
    expect([status, messageOf(body)]).toEqual([403, memberMessages.sessionEnded])
  })

  it('that is refused is in the log as information, without a stack', async () => {
    const { logger } = tropa.payload
    const [error, info] = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'info')]
    const line = `POST /cms/api/media`
    expect((await tropa.call(line, { token: tokens.ada, body: { alt: 'A dot' } })).status).toBe(400)
    expect(info).toHaveBeenCalledWith({ msg: 'Choose a picture.' })
    expect(error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('data of another form than that of a document', () => {
  const invalid = 'This field has an invalid input.'

  it.each([
    ['globals/rules', { sections: [{ heading: 'Fees', body: 5 }] }, 'sections.0.body'],
    ['globals/rules', { sections: [{ heading: { a: 1 }, body: 'x' }] }, 'sections.0.heading'],
    ['globals/rules', { numbers: null }, 'numbers'],
    ['globals/about', { sections: null }, 'sections'],
    ['globals/about', { sections: [null] }, 'sections.0'],
    ['globals/home', { tagline: ['x'] }, 'tagline'],
    ['globals/site', { codeUrl: 5 }, 'codeUrl'],
    ['globals/site', { categories: 5 }, 'categories'],
    ['team', { name: 'Ana', image: 5 }, 'image'],
    ['calendar', { title: true }, 'title'],
  ])(
    'is refused with the name of the field, published and as a draft: %s %j',
    async (path, data, field) => {
      for (const query of ['', '?draft=true']) {
        const { status, body } = await tropa.call(`POST /cms/api/${path}${query}`, {
          token: tokens.ada,
          body: data,
        })
        expect([status, body]).toMatchObject([
          400,
          { errors: [{ data: { errors: [{ path: field, message: invalid }] } }] },
        ])
      }
    },
  )
})
