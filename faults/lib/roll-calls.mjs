import { NoResponse } from '@tropa/harness/api'
import { allPages, send, sendOk } from './api.mjs'

const team = 'Docu Team'
const usernames = ['call-1', 'call-2', 'call-3', 'call-4']

/** Creates the members whose roll is called. */
export const createCalledMembers = async (origin, token) => {
  for (const username of usernames) {
    const body = { username, password: 'a password of its own', userType: 'user', teams: [team] }
    await sendOk(origin, 'POST /cms/api/members', { token, body })
  }
}

/** A meeting of which everybody of the team was absent, as a draft. */
export const callRoll = async (origin, token, title) => {
  const meeting = { title, startsAt: '2026-01-05T01:00:00Z', assignees: [team] }
  const { data } = await sendOk(origin, 'POST /api/meetings', { token, body: meeting })
  const path = `/api/rollcall/meeting/${data._id}`
  const { rows } = await sendOk(origin, `GET ${path}`, { token })
  const marks = rows.map(({ userId }) => ({ userId, mark: 'absent' }))
  await sendOk(origin, `PUT ${path}`, { token, body: { marks } })
  return { title, path, expected: rows.map(({ username }) => username).sort() }
}

/** Closes a roll call. */
export const close = (origin, token, { path }) => send(origin, `POST ${path}/close`, { token })

/** Closes a roll call on an instance that may be killed while it does. */
export const tryToClose = async (origin, { token, problems }, rollCall) => {
  try {
    const { status, text } = await close(origin, token, rollCall)
    if (![200, 503].includes(status)) problems.push(`A closing was answered by ${status}: ${text}`)
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
  }
}

/** A member's records are counted from 1 on, none left out and none twice. */
const isCounted = (records, username) =>
  records
    .filter(({ name }) => name === username)
    .map(({ status }) => Number.parseInt(status, 10))
    .sort((one, other) => one - other)
    .every((number, index) => number === index + 1)

/** The roll calls that are closed, and those whose records and log entry do not agree with that. */
export const inspect = async (origin, token, rollCalls) => {
  const [records, logs] = await Promise.all([
    allPages(origin, '/api/records?search=Absent%20from%20called', 'records', token),
    allPages(origin, '/api/activitylog?search=roll%20call%20of%20called', 'logs', token),
  ])
  const problems = usernames.filter((username) => !isCounted(records, username))
  let closed = 0
  for (const { title, path, expected } of rollCalls) {
    const { closedAt } = await sendOk(origin, `GET ${path}`, { token })
    const isClosed = closedAt !== null
    if (isClosed) closed += 1
    const named = records.filter(({ violation }) => violation === `Absent from ${title}`)
    const names = named.map(({ name }) => name).sort()
    const entries = logs.filter(({ description }) => description.includes(`of ${title} with`))
    const isRight =
      names.join() === (isClosed ? expected.join() : '') && entries.length === Number(isClosed)
    if (!isRight) problems.push({ title, closedAt, names, entries })
  }
  return { problems, closed }
}
