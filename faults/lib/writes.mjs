import { setTimeout as pause } from 'node:timers/promises'
import sampleTodo from '@tropa/contract/testing/todo.json' with { type: 'json' }
import { NoResponse } from '@tropa/harness/api'
import { allPages, send, sendOk } from './api.mjs'

const pagesOf = (path, key) => (origin, token, prefix) =>
  allPages(origin, `${path}?search=${prefix}-`, key, token)

/** How a document of each kind is created and read. Every text contains the document's name. */
const kinds = {
  todo: {
    line: 'POST /api/todo',
    bodyOf: (title) => ({
      ...sampleTodo,
      title,
      desc: `${title} to the end`,
    }),
    nameOf: ({ title }) => title,
    read: (origin, token) => sendOk(origin, 'GET /api/todo', { token }),
  },
  log: {
    line: 'POST /api/activitylog',
    bodyOf: (description) => ({ username: 'admin', action: 'ADD_TODO', description }),
    nameOf: ({ description }) => description,
    read: pagesOf('/api/activitylog', 'logs'),
  },
  record: {
    line: 'POST /api/records',
    bodyOf: (name) => ({
      name,
      violation: `${name} to the end`,
      fee: 20,
      status: '1 warning(s)',
      date: '2026-11-20T00:00:00.000Z',
    }),
    nameOf: ({ name }) => name,
    read: pagesOf('/api/records', 'records'),
  },
  inquiry: {
    line: 'POST /api/contact',
    bodyOf: (name) => ({
      name,
      category: 'Feedback',
      email: 'who@example.com',
      desc: `${name} to the end`,
    }),
    nameOf: ({ name }) => name,
    read: pagesOf('/api/inquiries', 'inquiries'),
  },
}

/** The number of confirmed writes. */
export const confirmedWrites = ({ created, acknowledged, deleted }) =>
  created.length + acknowledged.length + deleted.length

const writeUntil = async (isOver, origin, token, prefix, interval, report) => {
  const names = Object.keys(kinds)
  for (let count = 0; !isOver(report); count += 1) {
    if (interval > 0) await pause(interval)
    const kind = names[count % names.length]
    const { line, bodyOf } = kinds[kind]
    const name = `${prefix}-${count}-${kind}`
    const refuse = (refusal) => report.refused.push({ ...refusal, at: Date.now() })
    const attempt = async (each, options) => {
      const response = await send(origin, each, { token, ...options })
      if (response.status < 300) return response.body
      refuse({ line: each, status: response.status, body: response.body })
      return undefined
    }
    try {
      const created = await attempt(line, { body: bodyOf(name) })
      if (!created) continue
      const document = { kind, name, mayBeDeleted: false }
      report.created.push(document)
      if (kind !== 'todo') continue
      const todo = `/api/todo/${created.data._id}`
      if (await attempt(`PATCH ${todo}/acknowledge`)) report.acknowledged.push(name)
      if (count % 16 !== 0) continue
      // Until the response arrives, the to-do may exist or not.
      document.mayBeDeleted = true
      if (await attempt(`DELETE ${todo}`)) report.deleted.push(name)
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      refuse({ line, status: 0, reason: error.message })
      await pause(20)
    }
  }
}

/**
 * Lets some writers create one document after the other until `isOver`, with a pause of `interval` milliseconds,
 * acknowledge each to-do and delete every fourth. The report has the writes the product confirmed, by what
 * they did, and those it refused or never responded to, with when.
 */
export const startWriting = ({ writers, isOver, origin, token, prefix, interval = 0 }) => {
  const report = { created: [], acknowledged: [], deleted: [], refused: [] }
  const writing = Array.from({ length: writers }, (_, writer) =>
    writeUntil(isOver, origin, token, `${prefix}-${writer}`, interval, report),
  )
  return { report, ended: Promise.all(writing) }
}

const isWhole = ({ bodyOf, nameOf }, row) =>
  Object.entries(bodyOf(nameOf(row))).every(
    ([field, sent]) => Array.isArray(sent) || row[field] === sent,
  )

/** Finds confirmed writes that an instance lacks, and what it has in part or twice. */
export const problemsOf = async (origin, token, prefix, { created, acknowledged, deleted }) => {
  const problems = []
  const found = {}
  for (const [name, kind] of Object.entries(kinds)) {
    const rows = await kind.read(origin, token, prefix)
    const ours = rows.filter((row) => kind.nameOf(row).startsWith(`${prefix}-`))
    found[name] = new Map(ours.map((row) => [kind.nameOf(row), row]))
    if (found[name].size !== ours.length) problems.push(`A ${name} is stored twice.`)
    problems.push(...ours.filter((row) => !isWhole(kind, row)))
  }
  for (const { kind, name, mayBeDeleted } of created) {
    if (!mayBeDeleted && !found[kind].has(name)) problems.push(`${name} is lost.`)
  }
  const stored = acknowledged.flatMap((name) => found.todo.get(name) ?? [])
  for (const { title, acknowledgedBy } of stored) {
    const { length } = acknowledgedBy
    if (length !== 1) problems.push(`${title} is acknowledged ${length} times.`)
  }
  const kept = deleted.filter((name) => found.todo.has(name))
  return [...problems, ...kept.map((name) => `${name} was deleted.`)]
}
