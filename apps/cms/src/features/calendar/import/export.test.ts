import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../../testing/boot'
import type { ImportResponse } from './endpoints'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve')

/** With the byte order mark, by which Excel knows the encoding. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const exported = async () => {
  const headers = { authorization: `Bearer ${tokens.eve}` }
  const response = await fetch(`${tropa.origin}/cms/api/calendar/export`, { headers })
  return decoder.decode(await response.arrayBuffer())
}

const importFile = async (file: string, choices: object = {}) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ publish: true, ...choices }))
  form.set('file', new Blob([file]), 'calendar.csv')
  const request = { token: tokens.eve, body: form }
  const { body } = await tropa.call('POST /cms/api/calendar/import', request)
  return body as unknown as ImportResponse
}

const importAll = async (file: string) =>
  importFile(file, { apply: (await importFile(file)).fingerprint })

const head = 'id,title,start,end,type,audience,tooltip'

describe('an exported file', () => {
  it('holds every event with its audience, and changes nothing when it is imported again', async () => {
    await importAll(
      [
        'title,start,end,type,audience',
        '"Exams, ""final""",2071-05-04,2071-05-06,exam,graduating',
        'Open day,2071-05-09,,event,',
        '=1+1,2071-05-10,,event,',
        "''-quoted,2071-05-11,,event,",
        "'tis,2071-05-12,,event,",
      ].join('\n'),
    )
    const text = await exported()
    expect(text).toMatch(/^\uFEFFid,title,start,end,type,audience,tooltip\n/)
    expect(text).toMatch(/,"Exams, ""final""",2071-05-04,2071-05-06,exam,graduating,\n/)
    expect(text).toMatch(/,Open day,2071-05-09,2071-05-09,event,everyone,\n/)
    for (const written of ["'=1+1", "''-quoted", "'tis"]) expect(text).toContain(`,${written},`)
    const lines = text.split('\n').filter((line) => line.includes('2071-'))
    const { counts } = await importFile([head, ...lines].join('\n'))
    expect(counts).toMatchObject({ unchanged: 5, error: 0 })
    const moved = lines.map((line) => line.replace(',graduating,', ',everyone,'))
    const plan = await importAll([head, ...moved].join('\n'))
    expect(plan.counts).toMatchObject({ unchanged: 4, error: 0 })
    expect(await exported()).toMatch(/2071-05-06,exam,everyone,/)
  })

  it.each(['Two  blanks', ' =1+1 ', '\t-tabbed', "''=", "'"])(
    'is unchanged if a title is %j',
    async (title) => {
      const { id } = await tropa.payload.create({
        collection: 'calendar',
        data: { title, type: 'event', start: '2073-01-01', _status: 'published' },
      })
      const line = (await exported()).split('\n').find((each) => each.startsWith(id)) ?? ''
      expect((await importFile([head, line].join('\n'))).counts).toMatchObject({ unchanged: 1 })
    },
  )

  it('is unchanged if an event concerns several students, chosen in any order', async () => {
    await tropa.payload.create({
      collection: 'calendar',
      data: {
        ...{ title: 'Ordered', type: 'event', start: '2072-01-01', _status: 'published' },
        audience: ['graduating', 'irregular'],
      },
    })
    const line = (await exported()).split('\n').find((each) => each.includes('Ordered')) ?? ''
    expect(line).toContain('"irregular, graduating"')
    expect((await importFile([head, line].join('\n'))).counts).toMatchObject({ unchanged: 1 })
  })
})
