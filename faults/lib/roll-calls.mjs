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
  return { title, path, expected: rows.map(({ username }) => username) }
}

/** Closes a roll call. */
export const close = (origin, token, { path }) => send(origin, `POST ${path}/close`, { token })

/** Closes a roll call on an instance that may be killed while it does. */
export const tryToClose = async (origin, { token, figures }, rollCall) => {
  try {
    const { status } = await close(origin, token, rollCall)
    if (![200, 503].includes(status)) figures.unexpected += 1
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    figures.noResponse += 1
  }
}

/** Everything that closings have written, of every meeting. */
const readWritten = async (origin, token) => {
  const [records, logs] = await Promise.all([
    allPages(origin, '/api/records?search=Absent%20from%20called', 'records', token),
    allPages(origin, '/api/activitylog?search=roll%20call%20of%20called', 'logs', token),
  ])
  return { records, logs }
}

/** What is wrong with a roll call: its records, its log entry and what it says itself have to agree. */
const problemsOf = ({ title, expected }, closedAt, { records, logs }) => {
  const named = records
    .filter(({ violation }) => violation === `Absent from ${title}`)
    .map(({ name }) => name)
    .sort()
  const entries = logs.filter(({ description }) =>
    description.startsWith(`Closed the roll call of ${title} with`),
  ).length
  const wanted = closedAt === null ? [] : expected.toSorted()
  const problems = []
  if (named.join() !== wanted.join()) problems.push(`${title}: records of ${named.join()}`)
  if (entries !== (closedAt === null ? 0 : 1)) problems.push(`${title}: ${entries} log entries`)
  return problems
}

/** A member's records are counted from 1 on, none left out and none twice. */
const countingProblems = ({ records }) => {
  const statuses = new Map()
  for (const { name, status } of records) {
    statuses.set(name, [...(statuses.get(name) ?? []), Number.parseInt(status, 10)])
  }
  return [...statuses].flatMap(([name, numbers]) => {
    const sorted = numbers.toSorted((one, other) => one - other)
    return sorted.every((number, index) => number === index + 1)
      ? []
      : [`${name}: ${sorted.join()}`]
  })
}

/** What is wrong with some roll calls, and how many of them are closed. */
export const inspect = async (origin, token, rollCalls) => {
  const written = await readWritten(origin, token)
  const problems = countingProblems(written)
  let closed = 0
  for (const rollCall of rollCalls) {
    const { closedAt } = await sendOk(origin, `GET ${rollCall.path}`, { token })
    if (closedAt !== null) closed += 1
    problems.push(...problemsOf(rollCall, closedAt, written))
  }
  return { problems, closed }
}
