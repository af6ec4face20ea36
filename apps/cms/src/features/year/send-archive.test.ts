import { inflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { createRow } from '../../database/rows'
import { booted, signedIn } from '../../testing/boot'
import { createMember, newMeeting, newRecord, newTodo, setMember } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

/** The files of a ZIP by their names, as its directory lists them. */
const unzip = (zip: Buffer): Record<string, string> => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    files[name] = inflateRawSync(content).toString('utf8')
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

const download = async () => {
  const response = await fetch(`${tropa.origin}/api/year/archive`, {
    headers: { authorization: `Bearer ${tokens.ada}` },
  })
  return { response, files: unzip(Buffer.from(await response.arrayBuffer())) }
}

const rowsOf = (csv: string | undefined): string[][] => parse(csv ?? '', { bom: true })

describe('GET /api/year/archive', () => {
  it('is a ZIP of sheets, in UTF-8 and without formulas', async () => {
    const { payload, call } = tropa
    const admin = { token: tokens.ada }
    const zoe = await createMember(payload, 'zoe', 'user', { teams: ['heads'] })
    await setMember(payload, zoe.id, { name: 'Zoë Núñez', email: 'zoe@example.com' })
    const { body: todo } = await call('POST /api/todo', {
      ...admin,
      body: newTodo({ title: '=HYPERLINK("x")', desc: 'One,\n"two".' }),
    })
    await call(`PATCH /api/todo/${todo.data._id}/acknowledge`, { token: tokens.ben })
    const { body: meeting } = await call('POST /api/meetings', {
      ...admin,
      body: newMeeting({
        assignees: ['Dev Team'],
        title: '+ Stand-up',
        ...{ place: '@ Room 204', agenda: 'Budget', minutes: '- [ ] Buy paper' },
      }),
    })
    await call(`PUT /api/todo/${todo.data._id}/result`, {
      token: tokens.ben,
      body: { link: 'https://example.com/', note: '=1+1' },
    })
    const rollCall = `/api/rollcall/meeting/${meeting.data._id}` as const
    const { body: open } = await call(`GET ${rollCall}`, admin)
    const marks = open.rows.map(({ userId }) => ({ userId, mark: 'late', minutes: 12 }))
    await call(`PUT ${rollCall}`, { ...admin, body: { marks } })
    await call(`POST ${rollCall}/close`, admin)
    await call('POST /api/records', {
      ...admin,
      body: newRecord({ name: '@zoe', userId: zoe.id, violation: '-1 hour' }),
    })

    const { response, files } = await download()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="archive-[\d-]{10}\.zip"$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(files)).toEqual([
      'members.csv',
      'to-dos.csv',
      'acknowledgements.csv',
      'results.csv',
      'meetings.csv',
      'marks.csv',
      'records.csv',
      'inquiries.csv',
      'activity.csv',
    ])
    for (const csv of Object.values(files)) expect(csv).toMatch(/^\ufeff[a-z]/)
    expect(rowsOf(files['members.csv'])).toEqual([
      ['name', 'username', 'team', 'role', 'state'],
      ['', 'ada', 'Heads', 'admin', 'active'],
      ['', 'ben', 'Dev Team, Docu Team', 'user', 'active'],
      ['Zoë Núñez', 'zoe', 'Heads', 'user', 'active'],
    ])
    expect(rowsOf(files['to-dos.csv'])[1]?.slice(0, 4)).toEqual([
      '\'=HYPERLINK("x")',
      'One,\n"two".',
      'Dev Team, Docu Team',
      '2999-12-31',
    ])
    expect(rowsOf(files['acknowledgements.csv'])[1]?.slice(0, 3)).toEqual([
      '\'=HYPERLINK("x")',
      'ben',
      '1',
    ])
    expect(rowsOf(files['results.csv'])[1]).toEqual([
      ...['\'=HYPERLINK("x")', 'ben', 'https://example.com/', "'=1+1"],
      ...[expect.stringMatching(/^20\d\d-/), 'handed-in', ''],
    ])
    const [title, , , , ...texts] = rowsOf(files['meetings.csv'])[1] ?? []
    expect([title, ...texts]).toEqual([
      ...["'+ Stand-up", "'@ Room 204", 'Budget', "'- [ ] Buy paper"],
    ])
    expect(rowsOf(files['marks.csv'])[1]?.slice(0, 6)).toEqual([
      'meeting',
      "'+ Stand-up",
      'ben',
      'late',
      '12',
      '50',
    ])
    const records = rowsOf(files['records.csv'])
    expect(records.at(-1)).toEqual([
      "'@zoe",
      'zoe',
      "'-1 hour",
      '20',
      '1 warning(s)',
      expect.stringMatching(/^2026-01-02 /),
      'open',
    ])
    expect(files['activity.csv']).toContain('CLOSE_ROLL_CALL')
    expect(JSON.stringify(files)).not.toContain('zoe@example.com')
  })

  it('holds every row of what is read in parts', async () => {
    const entries = Array.from({ length: 1001 }, (_, index) => `Entry ${index}`)
    for (const description of entries) {
      const entry = { username: 'ben', action: 'ADD_TODO', description } as const
      await createRow(tropa.payload, 'activity-logs', entry)
    }
    const { files } = await download()
    const read = rowsOf(files['activity.csv']).map(([, , , description]) => description)
    expect(read.filter((each) => each?.startsWith('Entry '))).toEqual(entries)
  })
})
