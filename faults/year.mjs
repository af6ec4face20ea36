import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { NoResponse } from '@tropa/harness/api'
import { allPages, logIn, send, sendOk } from './lib/api.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'

const team = 40

const leaving = 12

const openRecords = 30

/** In milliseconds: some are killed before the closing is committed, and some after it. */
const latestKill = 1000

const inviteTeam = (origin, token) => {
  const rows = Array.from({ length: team }, (_, index) => ({
    username: `member${index}`,
    teams: ['Dev Team'],
  }))
  return sendOk(origin, 'POST /api/members/import', { token, body: { rows } })
}

const addRecords = async (origin, token) => {
  const date = '2026-11-20T00:00:00.000Z'
  const body = { name: 'Somebody', violation: 'Late', fee: 0, status: '1 warning(s)', date }
  for (let count = 0; count < openRecords; count += 1) {
    await sendOk(origin, 'POST /api/records', { token, body })
  }
}

/** What a closing changes, as the calls tell it. */
const readState = async (origin, token) => {
  const year = await sendOk(origin, 'GET /api/year', { token })
  const members = await sendOk(origin, 'GET /api/members', { token })
  const entries = await allPages(origin, '/api/audit?search=year-closed', 'entries', token)
  const left = members.filter((member) => member.left)
  return {
    startedAt: year.startedAt,
    openRecords: year.openRecords,
    left: left.length,
    withTeam: left.filter(({ role }) => role.length > 0).length,
    closings: entries.length,
    leavers: left.map(({ _id }) => _id),
    members: year.members.filter(({ username }) => username.startsWith('member')),
  }
}

/** The answer to a closing, or `undefined` if the product was killed before it. */
const closeYear = async (origin, token, { members, startedAt }) => {
  const leavers = members.slice(0, leaving).map(({ _id }) => _id)
  const body = { leavers, closeRecords: true, startedAt }
  try {
    return await send(origin, 'POST /api/year/close', { token, body })
  } catch (error) {
    if (error instanceof NoResponse) return undefined
    throw error
  }
}

const problemsOf = (before, after, answer) => {
  const isClosed = after.startedAt !== before.startedAt
  const expected = isClosed
    ? { openRecords: 0, left: leaving, withTeam: 0, closings: before.closings + 1 }
    : { openRecords, left: 0, withTeam: 0, closings: before.closings }
  const isRight =
    Object.entries(expected).every(([name, value]) => after[name] === value) &&
    (answer === undefined || (answer.status === 200 && isClosed))
  return isRight ? [] : [{ before, after, answer }]
}

/** Kills the product again and again while a year is closed: all of it has happened, or nothing. */
export const killClosings = ({ rounds, seed, ...where }) =>
  inScene(where, async ({ start }) => {
    const random = randomFrom(seed)
    const figures = { rounds, closed: 0, confirmed: 0 }
    const problems = []
    const product = await start()
    const { origin } = product
    const token = await logIn(origin, firstAccounts.admin)
    await inviteTeam(origin, token)
    const { startedAt } = await sendOk(origin, 'GET /api/year', { token })
    // The records of the first content are settled, so that only those of a round are open.
    const body = { leavers: [], closeRecords: true, startedAt }
    await sendOk(origin, 'POST /api/year/close', { token, body })
    await addRecords(origin, token)
    for (let round = 1; round <= rounds; round += 1) {
      const before = await readState(origin, token)
      const closing = closeYear(origin, token, before)
      await pause(random.below(latestKill))
      await product.kill()
      const answer = await closing
      await product.start()
      const after = await readState(origin, token)
      problems.push(...problemsOf(before, after, answer))
      if (answer) figures.confirmed += 1
      if (after.startedAt === before.startedAt) continue
      figures.closed += 1
      for (const id of after.leavers) {
        const change = { left: false, teams: ['Dev Team'] }
        await sendOk(origin, `PATCH /api/members/${id}`, { token, body: change })
      }
      await addRecords(origin, token)
    }
    await product.stop()
    return { figures, problems }
  })
