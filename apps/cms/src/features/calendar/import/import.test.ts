import { importMessages } from '@tropa/contract/calendar/import'
import { describe, expect, inject, it } from 'vitest'
import { requireMongodb } from '../../../database/engine'
import { databaseOf } from '../../../database/mongodb/side-collections'
import { withLock } from '../../../database/mongodb/start-lock'
import { booted, signedIn } from '../../../testing/boot'
import { eventsOf, summary } from '../../../testing/calendar-events'
import type { ImportResponse } from './endpoints'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = signedIn(tropa, 'ada', 'eve', 'ben')

const post = async (path: string, sent: object, who = 'eve') => {
  const request = { token: tokens[who], body: sent }
  const { status, body } = await tropa.call(`POST /cms/api/calendar/${path}`, request)
  return { status, body: body as unknown as ImportResponse }
}

const importFile = (file: string | Uint8Array, choices: object = {}, who?: string) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(choices))
  form.set('file', new Blob([file as BlobPart]), 'calendar.csv')
  return post('import', form, who)
}

const copyYear = (choices: object, who?: string) => post('copy-year', choices, who)

const importAll = async (file: string, choices: object = {}) => {
  const { body } = await importFile(file, choices)
  const applied = await importFile(file, { ...choices, apply: body.fingerprint })
  expect(applied).toMatchObject({ status: 200, body: { isApplied: true } })
  return applied
}

const events = (year: number) => eventsOf(tropa.payload, year)

const ics = (...inner: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...inner, 'END:VCALENDAR'].join('\r\n')
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

describe('importing a calendar file', () => {
  it('does not compare with events in the trash, nor with drafts without a title and a day', async () => {
    const file = 'title,start\nThrown away,2038-01-01'
    await importAll(file)
    await tropa.payload.update({
      collection: 'calendar',
      where: { title: { equals: 'Thrown away' } },
      data: { deletedAt: new Date().toISOString() },
    })
    await tropa.payload.create({ collection: 'calendar', draft: true, data: {} })
    expect((await importFile(file)).body.counts).toMatchObject({ new: 1 })
  })

  it('shows a preview and writes the events when the preview is applied', async () => {
    const file = [
      'Title,First day,Last day,Type,Room',
      'Classes start,2040-08-11,,Academic,1',
      '"Finals, all years",2040-10-05,2040-10-09,exam,2',
      'Town fiesta,2040-11-01,,,3',
    ].join('\r\n')
    const preview = await importFile(file, { defaultType: 'holiday' })
    expect(preview.status).toBe(200)
    expect(preview.body).toMatchObject({
      counts: { new: 3, changed: 0, unchanged: 0, error: 0 },
      ignoredColumns: ['Room'],
      isApplied: false,
    })
    expect(await events(2040)).toEqual([])

    const choices = { defaultType: 'holiday', apply: preview.body.fingerprint }
    expect((await importFile(file, choices)).body.isApplied).toBe(true)
    expect(await events(2040)).toEqual([
      'Classes start | academic | 2040-08-11 |  | draft',
      'Finals, all years | exam | 2040-10-05 | 2040-10-09 | draft',
      'Town fiesta | holiday | 2040-11-01 |  | draft',
    ])
  })

  it('recognises stored events as unchanged, changed or drafts to publish', async () => {
    const file = [
      'title;start;end;type',
      'classes START;2040-08-11;;',
      'Finals, all years;2040-10-05;2040-10-10;',
      'Town fiesta;2040-11-01;;event',
    ].join('\n')
    expect(summary((await importFile(file)).body)).toEqual([
      'Line 2 | changed | Title: Classes start → classes START',
      'Line 3 | changed | Days: 2040-10-05 to 2040-10-09 → 2040-10-05 to 2040-10-10',
      'Line 4 | changed | Type: holiday → event',
    ])
    await importAll(file, { publish: true })
    expect(await events(2040)).toEqual([
      'classes START | academic | 2040-08-11 |  | published',
      'Finals, all years | exam | 2040-10-05 | 2040-10-10 | published',
      'Town fiesta | event | 2040-11-01 |  | published',
    ])
    expect((await importFile(file, { publish: true })).body.counts).toMatchObject({ unchanged: 3 })
  })

  it('says where an event of the same title is a few days away, and which events were written', async () => {
    await importAll('title,start\nLantern Day,2045-11-30\nWeekly talk,2045-11-02')
    const { body } = await importAll('title,start\nlantern day,2045-11-29\nWeekly talk,2045-11-09')
    expect(summary(body)).toEqual([
      'Line 2 | new | Is already on Nov 30, 2045, and will be there twice.',
      'Line 3 | new',
    ])
    const { docs } = await tropa.payload.find({
      collection: 'calendar',
      draft: true,
      where: { id: { in: body.written ?? [] } },
    })
    expect(docs.map(({ title }) => title).toSorted()).toEqual(['Weekly talk', 'lantern day'])
  })

  it('writes nothing while a row has an error, unless such rows are skipped', async () => {
    const file = [
      'title,start,end,type,tooltip',
      ',2041-01-01,,,',
      'No such day,2041-02-30,,,',
      'Backwards,2041-03-02,2041-03-01,,',
      'Odd,2041-03-03,,party,up',
      'Long, too,2041-03-04,,exam,left',
      'Right,2041-03-05,,exam,left',
      'right,2041-03-05,,exam,',
      'Endless,2041-03-06,2051-03-06,exam,',
      'Far,9999-12-31,,exam,',
    ].join('\n')
    const preview = await importFile(file)
    expect(summary(preview.body)).toEqual([
      'Line 2 | error | Please enter a title.',
      'Line 3 | error | Please enter the first day as YYYY-MM-DD; the day must exist.',
      'Line 4 | error | The last day cannot be before the first.',
      'Line 5 | error | The type must be academic, registration, exam, holiday, event or deadline. | The tooltip side must be left, right or center.',
      'Line 6 | error | There are 6 values where the first line names 5 columns.',
      'Line 7 | new',
      'Line 8 | error | The same event is also at Line 7.',
      'Line 9 | error | An event can last at most 366 days.',
      'Line 10 | error | The calendar has days from the year 1001 to the year 9998.',
    ])
    const apply = preview.body.fingerprint
    const refused = await importFile(file, { apply })
    expect([refused.status, refused.body.isApplied]).toEqual([400, false])
    expect(refused.body.errors?.[0]?.message).toMatch(/^Nothing was imported/)
    expect(await events(2041)).toEqual([])
    expect((await importFile(file, { apply, skipErrors: true })).body.isApplied).toBe(true)
    expect(await events(2041)).toEqual(['Right | exam | 2041-03-05 |  | draft'])
  })

  it('reads whom an event concerns, and keeps that if a file does not say', async () => {
    const audiences = async () => {
      const { docs } = await tropa.payload.find({
        collection: 'calendar',
        draft: true,
        where: { title: { contains: 'Concerning' } },
        sort: 'title',
      })
      return docs.map(({ audience }) => audience)
    }
    const both = '"Graduating, irregular"'
    await importAll(
      `title,start,audience\nConcerning A,2044-01-01,${both}\nConcerning B,2044-01-02,`,
    )
    expect(await audiences()).toEqual([['irregular', 'graduating'], []])
    await importAll('title,start,end\nConcerning A,2044-01-01,2044-01-03')
    expect(await audiences()).toEqual([['irregular', 'graduating'], []])
    const changed =
      'title,start,audience\nConcerning A,2044-01-01,everyone\nConcerning B,2044-01-02,all'
    const { body } = await importFile(changed)
    expect(summary(body)).toEqual([
      'Line 2 | changed | Audience: irregular, graduating → everyone',
      'Line 3 | error | The audience must be everyone, regular, irregular or graduating; separate several by commas.',
    ])
  })

  it('does not apply a preview that has become outdated', async () => {
    const file = 'title,start\nMoved,2042-05-01'
    const { body } = await importFile(file)
    await tropa.payload.create({
      collection: 'calendar',
      data: { title: 'Moved', type: 'exam', start: '2042-05-01', _status: 'published' },
    })
    const late = await importFile(file, { apply: body.fingerprint })
    expect([late.status, late.body.isApplied]).toEqual([409, false])
    expect(summary(late.body)).toEqual(['Line 2 | unchanged'])
  })

  it('imports events of whole days from an iCalendar file', async () => {
    const { body } = await importFile(
      ics(
        vevent('SUMMARY:Break\\, all', 'DTSTART:20431026', 'DTEND:20431101', 'CATEGORIES:A,Exam'),
        vevent('SUMMARY:Never', 'DTSTART;VALUE=DATE:20430231'),
      ),
    )
    const event = { start: '2043-10-26', end: '2043-10-31', type: 'exam', audience: [] }
    expect(body.rows).toMatchObject([
      { status: 'new', event: { title: 'Break, all', ...event } },
      { status: 'error', notes: [importMessages.firstDay] },
    ])
  })

  it('offers private events with the reason, and writes only those that are chosen', async () => {
    const entry = (title: string, line: string) =>
      vevent(`SUMMARY:${title}`, 'DTSTART:20470101', line)
    const file = ics(
      entry('Open', 'CLASS:PUBLIC'),
      entry('Doctor', 'CLASS:PRIVATE'),
      entry('Chosen', 'CLASS:CONFIDENTIAL'),
    )
    const { body } = await importFile(file)
    const reason = 'Marked as private by its owner: left out unless you choose it.'
    expect(summary(body)).toEqual([
      'Event 1 | new',
      `Event 2 | new | ${reason}`,
      `Event 3 | new | ${reason}`,
    ])
    await importFile(file, { apply: body.fingerprint, chosen: ['Event 3'] })
    expect(await events(2047)).toEqual([
      'Chosen | event | 2047-01-01 |  | draft',
      'Open | event | 2047-01-01 |  | draft',
    ])
  })

  it('says how it read the days of a sheet that a spreadsheet program wrote again', async () => {
    const { body } = await importFile('title,start\nA,9/4/2048\nB,9/14/2048')
    expect(body.dayOrder).toBe('month/day/year')
    const chosen = await importFile('title,start\nA,9/4/2048', { dayOrder: 'day/month/year' })
    expect(chosen.body.rows[0]?.event?.start).toBe('2048-04-09')
  })

  const onMongodb = it.runIf(inject('engine') === 'mongodb')
  onMongodb('waits while another instance on the same MongoDB imports', async () => {
    const file = 'title,start\nOnce,2049-01-01'
    const { body } = await importFile(file)
    let applied: Promise<unknown> | undefined
    await withLock(databaseOf(requireMongodb(tropa.payload.db)), 'import', async () => {
      applied = importFile(file, { apply: body.fingerprint })
      await tropa.payload.create({
        collection: 'calendar',
        data: { title: 'Once', type: 'event', start: '2049-01-01' },
      })
    })
    expect(await applied).toMatchObject({ status: 409 })
    expect(await events(2049)).toHaveLength(1)
  })

  it('recognises the events of our own feed by their ids', async () => {
    await importAll('title,start\nRound trip,2044-01-10', { publish: true })
    const feed = await (await fetch(`${tropa.origin}/calendar.ics`)).text()
    const moved = feed.replace('SUMMARY:Round trip', 'SUMMARY:Round trip again')
    const { body } = await importFile(moved)
    expect(body.counts).toMatchObject({ new: 0, changed: 1, error: 0 })
    expect(body.rows.find(({ status }) => status === 'changed')?.notes).toEqual([
      'Title: Round trip → Round trip again',
    ])
  })
})

it('tells why a file is refused, or that it is missing', async () => {
  const refused = await importFile('Classes,2045-01-01')
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    400,
    importMessages.noColumns,
  ])
  const form = new FormData()
  form.set('_payload', '{}')
  const { status, body } = await post('import', form)
  expect([status, body.errors?.[0]?.message]).toEqual([400, importMessages.noFile])
})

it('lets only editors and admins import, export and copy', async () => {
  const seen = []
  for (const who of ['nobody', 'ben', 'eve', 'ada']) {
    const preview = await importFile('title,start\nA,2046-01-01', {}, who)
    const { status } = await fetch(`${tropa.origin}/cms/api/calendar/export`, {
      headers: { authorization: `Bearer ${tokens[who] ?? ''}` },
    })
    seen.push([preview.status, (await copyYear({ from: 2090 }, who)).status, status])
  }
  expect(seen).toEqual([
    [403, 403, 403],
    [403, 403, 403],
    [200, 400, 200],
    [200, 400, 200],
  ])
})
