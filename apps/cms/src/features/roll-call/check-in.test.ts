import { checkInMessages } from '@tropa/contract/roll-call/check-in'
import { rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { subjectNotFound } from '@tropa/contract/base/subject'
import { beforeAll, describe, expect, it } from 'vitest'
import { boot, booted, type Booted } from '../../testing/boot'
import { createMember, signIn } from '../../testing/fixtures'
import { idIn, openedRollCalls, openRollCalls } from '../../testing/roll-calls'
import { codeAt, judgeCode } from './check-in-code'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

const crew = ['carla', 'dan', 'ella'] as const
const tokens: Record<string, string> = {}

beforeAll(async () => {
  for (const name of [...crew, 'ben']) tokens[name] = await signIn(tropa.call, name)
})

/** In so many minutes and a few seconds, before now unless negative. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 10_000).toISOString()

const checkInOf = (
  { call }: Pick<Booted, 'call'>,
  path: string,
  token: string | undefined,
  code: string,
) =>
  call(`POST /api/rollcall/meeting/${idIn(path)}/check-in`, {
    ...(token !== undefined && { token }),
    body: { code },
  })

const codeOf = (path: string) => codeAt(tropa.payload, idIn(path), Date.now()).code

const checkIn = (name: string, path: string, code?: string) =>
  checkInOf(tropa, path, tokens[name], code ?? codeOf(path))

const marksOf = async (path: string) => {
  const { rows } = (await calls.get(path)).body
  return rows.map(({ mark, minutes }) => (minutes === null ? mark : `${mark} ${minutes}`))
}

describe('the code of a meeting', () => {
  const now = Date.parse('2026-11-28T08:00:10.000Z')
  const half = 30_000

  it('is six digits that change each half minute, and others for each meeting', () => {
    const { code, until } = codeAt(tropa.payload, 'a', now)
    expect(code).toMatch(/^\d{6}$/)
    expect(until).toBe('2026-11-28T08:00:30.000Z')
    expect(codeAt(tropa.payload, 'a', now + 5000).code).toBe(code)
    const others = [codeAt(tropa.payload, 'a', now + half), codeAt(tropa.payload, 'b', now)]
    expect(others.map((other) => other.code)).not.toContain(code)
  })

  it.each([
    [0, 'right'],
    [1, 'right'],
    [2, 'run-out'],
    [20, 'run-out'],
    [21, 'wrong'],
    [-1, 'wrong'],
  ])('of %d half minutes ago is %s', (steps, judged) => {
    const { code } = codeAt(tropa.payload, 'a', now - steps * half)
    expect(judgeCode(tropa.payload, 'a', code, now)).toBe(judged)
    expect(judgeCode(tropa.payload, 'b', code, now)).toBe('wrong')
  })
})

describe('checking in', () => {
  it('is done with the code that an admin is given', async () => {
    const path = await calls.meeting({ startsAt: ago(0) })
    const line = `GET /api/rollcall/${path}/code`
    const { status, body } = await tropa.call(line, { token: calls.token })
    expect([status, Object.keys(body)]).toEqual([200, ['code', 'until']])
    expect((await checkIn('dan', path, String(body.code))).status).toBe(200)
  })

  it('marks who is there by the clock of the server', async () => {
    for (const [minutes, mark] of [
      [-14, { mark: 'present', minutes: null }],
      [0, { mark: 'present', minutes: null }],
      [5, { mark: 'late', minutes: 5 }],
    ] as const) {
      const { status, body } = await checkIn('dan', await calls.meeting({ startsAt: ago(minutes) }))
      expect([status, body]).toEqual([200, mark])
    }
  })

  it('costs what the numbers of the rules say, those of today until it is closed', async () => {
    const minutes = [4, 5, 30, 31]
    const paths = await Promise.all(minutes.map((each) => calls.meeting({ startsAt: ago(each) })))
    for (const path of paths) await checkIn('dan', path)
    const costs = () =>
      Promise.all(
        paths.map(async (path) => {
          const { rows } = (await calls.get(path)).body
          return rows.find(({ username }) => username === 'dan')?.outcome
        }),
      )
    const late = (fee: number) => ({ fee, counts: 'lateness' })
    const absent = (fee: number) => ({ fee, counts: 'absence' })
    expect(await costs()).toEqual([late(20), late(50), late(50), absent(100)])
    const [first = ''] = paths
    await calls.put(first, [calls.mark('carla', 'present'), calls.mark('ella', 'present')])
    await calls.close(first)
    const { numbers } = await tropa.payload.findGlobal({ slug: 'rules' })
    const changed = { ...numbers, shortLatenessFee: 1, longLatenessFee: 2, absenceFee: 3 }
    await tropa.payload.updateGlobal({ slug: 'rules', data: { numbers: changed } })
    expect(await costs()).toEqual([late(20), late(2), late(2), absent(3)])
  })

  it('takes the code as it is typed, in any digits', async () => {
    const path = await calls.meeting({ startsAt: ago(0) })
    const code = codeOf(path)
    const arabic = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    expect((await checkIn('dan', path, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await checkIn('ella', path, arabic)).status).toBe(200)
  })

  it('leaves what an admin, an excuse or a first time has said', async () => {
    const path = await calls.meeting({ startsAt: ago(7) })
    await calls.put(path, [calls.mark('carla', 'absent')])
    await calls.excuse(path, 'dan', 'accepted')
    const answer = async (name: string) => (await checkIn(name, path)).body
    expect(await answer('carla')).toEqual({ mark: 'absent', minutes: null })
    expect(await answer('dan')).toEqual({ mark: 'excused', minutes: null })
    expect(await answer('ella')).toEqual({ mark: 'late', minutes: 7 })
    const moved = { title: 'Stand-up', assignees: ['Design Team'], startsAt: ago(9), version: 1 }
    const token = calls.token
    await tropa.call(`PATCH /api/meetings/${idIn(path)}`, { token, body: moved })
    expect(await answer('ella')).toEqual({ mark: 'late', minutes: 7 })
  })

  it('stays when a list of marks leaves it out', async () => {
    const path = await calls.meeting({ startsAt: ago(3) })
    await checkIn('ella', path)
    await calls.put(path, [calls.mark('carla', 'absent')])
    expect(await marksOf(path)).toEqual(['absent', null, 'late 3'])
    await calls.put(path, [calls.mark('ella', 'present')])
    expect(await marksOf(path)).toEqual([null, null, 'present'])
    await calls.put(path, [])
    expect(await marksOf(path)).toEqual([null, null, null])
  })

  it('is refused too early, too late, once closed, and if not expected', async () => {
    const refused = async (name: string, path: string) => {
      const { status, body } = await checkIn(name, path)
      return [status, body.message]
    }
    const early = await calls.meeting({ startsAt: ago(-17) })
    expect(await refused('dan', early)).toEqual([400, checkInMessages.early])
    const over = await calls.meeting({ startsAt: ago(600) })
    expect(await refused('dan', over)).toEqual([400, checkInMessages.over])
    const open = await calls.meeting({ startsAt: ago(0) })
    expect(await refused('ben', open)).toEqual([404, subjectNotFound])
    await calls.put(open, calls.allPresent())
    await calls.close(open)
    expect(await refused('dan', open)).toEqual([409, rollCallMessages.closed])
    const unknown = await checkInOf(tropa, 'meeting/x', tokens.dan, '')
    expect(unknown.status).toBe(404)
  })

  it('says which code is wrong and which has run out', async () => {
    const path = await calls.meeting({ startsAt: ago(0) })
    const other = await calls.meeting({ startsAt: ago(0) })
    const refused = async (code: string) => {
      const { status, body } = await checkIn('dan', path, code)
      return [status, body.errors]
    }
    const old = codeAt(tropa.payload, idIn(path), Date.now() - 75_000).code
    expect(await refused(old)).toEqual([400, { code: checkInMessages.ranOut }])
    expect(await refused(codeOf(other))).toEqual([400, { code: checkInMessages.wrong }])
    expect(await refused('12345')).toEqual([400, { code: checkInMessages.wrong }])
    expect(await refused(' ')).toEqual([400, { code: checkInMessages.missing }])
    expect(await marksOf(path)).toEqual([null, null, null])
  })

  it('stores thirteen at the same moment, while an admin marks two by hand', async () => {
    const names = Array.from({ length: 13 }, (_value, index) => `phone${10 + index}`)
    const ids = new Map<string, string>()
    for (const name of [...names, 'hand1', 'hand2']) {
      const { id } = await createMember(tropa.payload, name, 'user', { teams: ['heads'] })
      ids.set(name, id)
    }
    for (const name of names) tokens[name] = await signIn(tropa.call, name)
    const path = await calls.meeting({ assignees: ['Heads'], startsAt: ago(2) })
    const code = codeOf(path)
    const byHand = ['hand1', 'hand2'].map((name) =>
      calls.patch(path, [{ userId: ids.get(name), mark: 'absent', was: null }]),
    )
    const answers = await Promise.all([
      ...names.map((name) => checkIn(name, path, code)),
      ...byHand,
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200))
    const { rows } = (await calls.get(path)).body
    expect(rows.map(({ username, mark, minutes }) => [username, mark, minutes])).toEqual([
      ['ada', null, null],
      ['hand1', 'absent', null],
      ['hand2', 'absent', null],
      ...names.map((name) => [name, 'late', 2]),
    ])
  })
})

describe('the limit of wrong codes', () => {
  it('refuses the eleventh, and counts neither right ones nor those that ran out', async () => {
    const limited = await boot()
    const { meeting } = await openRollCalls(limited)
    const path = await meeting({ startsAt: ago(0) })
    const token = await signIn(limited.call, 'dan')
    const codeOfThen = (seconds: number) =>
      codeAt(limited.payload, idIn(path), Date.now() - seconds * 1000).code
    const statusOf = async (code: string) => (await checkInOf(limited, path, token, code)).status
    for (let count = 0; count < 12; count++) {
      expect(await statusOf(codeOfThen(75))).toBe(400)
      expect(await statusOf(codeOfThen(0))).toBe(200)
    }
    const wrong = await Promise.all(Array.from({ length: 11 }, () => statusOf('wrong')))
    expect(wrong.toSorted()).toEqual([...Array<number>(10).fill(400), 429])
    expect(await statusOf(codeOfThen(0))).toBe(429)
    await limited.stop()
  })
})
